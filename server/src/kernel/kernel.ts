import { DAY_MS } from '@foyer/contract/time-units'
import { sql } from 'drizzle-orm'
import { auditStore } from './audit/audit-store.ts'
import { cellMarkStore } from './cells/cell-mark-store.ts'
import { collected, joined } from './collected.ts'
import { distribute, DISTRIBUTE_USAGE } from './commands/distribute.ts'
import { reseal, SECRET_KEY_USAGE } from './commands/reseal.ts'
import { SIGNING_SEAL } from './crypto/kept-keys.ts'
import { KEY_SEAL } from './crypto/key-ring.ts'
import { keyStore } from './crypto/key-store.ts'
import { resealStore } from './crypto/reseal-store.ts'
import { rsaKeys, serverKeys } from './crypto/schema.ts'
import { CHECK, MARKS, OWN_KEY } from './crypto/secret-key.ts'
import { serverKeyStore } from './crypto/server-key-store.ts'
import { distributionStore } from './db/distribution-store.ts'
import type { Deps } from './deps.ts'
import { registerJobMetrics } from './jobs/job-metrics.ts'
import type { JobWork } from './jobs/job-work.ts'
import { stoppedProviderStore } from './jobs/stopped-provider-store.ts'
import { EVERY_FIVE_MINUTES, HOURLY, sweep } from './jobs/sweep.ts'
import { limitStore } from './security/limit-store.ts'
import { declareSubject } from './subject.ts'
import { registerMerchantMetrics } from './watching/merchant-metrics.ts'
import { registerStaffQueueMetrics } from './watching/staff-queue-metrics.ts'
import { staffQueueStore } from './watching/staff-queue-store.ts'

/** A job that was given up stays visible to an operator this long, ms. */
const FAILED_JOB_LIFE_MS = 30 * DAY_MS

const kernelSweeps = ({ config, stores, clock }: Pick<Deps, 'config' | 'stores' | 'clock'>): readonly JobWork[] => {
  const before = (ms: number): Date => new Date(clock().getTime() - ms)
  return [
    sweep('keys', EVERY_FIVE_MINUTES, () => stores.keys.sweep(clock())),
    sweep('limits', EVERY_FIVE_MINUTES, () => stores.limits.sweep(clock())),
    sweep('failed-jobs', HOURLY, () => stores.jobs.sweep(before(FAILED_JOB_LIFE_MS))),
    sweep('audit-events', HOURLY, () => stores.audit.sweep(before(config.auditDays * DAY_MS))),
  ]
}

const staffQueues = collected(subjects =>
  joined(
    'queues',
    subjects.map(({ queues }) => queues),
  ),
)
const sealedPlaces = collected(subjects => subjects.flatMap(({ sealed = [] }) => sealed))

/** What no subject owns. Its jobs' store is made by `app/stores.ts`, which knows when a job was queued. */
export const kernel = declareSubject({
  commands: {
    'secret-key': { usage: SECRET_KEY_USAGE, runForHouse: reseal },
    distribute: { usage: DISTRIBUTE_USAGE, runForHouse: distribute },
  },
  stores: (db, subjects) => ({
    audit: auditStore(db),
    keys: keyStore(db),
    stoppedProviders: stoppedProviderStore(db),
    limits: limitStore(db),
    distribution: distributionStore(db),
    cellMarks: cellMarkStore(db),
    serverKeys: serverKeyStore(db),
    reseals: resealStore(db, sealedPlaces(subjects)),
    staffQueues: staffQueueStore(db, staffQueues(subjects)),
  }),
  sealed: [
    { what: 'keys of encrypted calls', table: rsaKeys, column: 'privateKey', purpose: KEY_SEAL },
    {
      what: 'keys that sign receipts and certificates, and that prove to push services who sends',
      table: serverKeys,
      column: 'key',
      purpose: SIGNING_SEAL,
      where: sql`${serverKeys.name} not in (${CHECK}, ${MARKS}, ${OWN_KEY}) and ${serverKeys.name} not like '%-public%'`,
    },
  ],
  console: async () => {
    const { envelopeOwnKey } = await import('./ops/envelope-own-key.ts')
    return { keys: (deps: Deps) => ({ envelope: envelopeOwnKey(deps) }) }
  },
  recurring: kernelSweeps,
  metrics(registry, deps) {
    registerJobMetrics(registry, deps)
    registerMerchantMetrics(registry, deps)
    registerStaffQueueMetrics(registry, deps)
  },
})
