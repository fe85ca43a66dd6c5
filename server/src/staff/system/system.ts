import { uptime, version } from 'node:process'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type HouseCaller } from '#kernel/ops/staff-caller.ts'

const MOST_JOBS = 200

/** Work of the whole installation has no merchant. */
const placeOf = (merchant: string): string => (merchant === '' ? EVERYWHERE : merchant)

/** What an engineer would look at: jobs that were given up, providers that are stopped, faults of files. */
export const systemOverview =
  ({ stores, merchants, config }: Pick<Deps, 'stores' | 'merchants' | 'config'>): OpService<'system.overview'> =>
  async (_request, caller) => {
    const isSeen = ({ merchant }: { readonly merchant: string }) => caller.mayAt('system.read', placeOf(merchant))
    const [jobs, providers] = await Promise.all([stores.jobs.givenUp(MOST_JOBS), stores.stoppedProviders.all()])
    return {
      jobs: jobs
        .filter(isSeen)
        .map(({ plannedAt, failedAt, ...job }) => ({ ...job, plannedAt: plannedAt.toISOString(), failedAt: failedAt.toISOString() })),
      providers: providers.filter(isSeen).map(({ merchant, provider, stoppedAt, until, reason }) => ({
        merchant,
        provider,
        reason,
        stoppedAt: stoppedAt.toISOString(),
        until: until.toISOString(),
      })),
      faults: merchants
        .faults()
        .map(({ file, path, reason }) => ({ merchant: file.split('/')[0] ?? '', place: `${file}${path && ` ${path}`}`, reason }))
        .filter(isSeen),
      mode: config.mode,
      node: version,
      upSeconds: Math.floor(uptime()),
    }
  }

const requireHere = (merchant: string, caller: HouseCaller) => caller.requireAt('system.act', placeOf(merchant))

export const retryJob =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>): OpService<'system.retryJob'> =>
  async ({ merchant, id, reason }, caller) => {
    requireHere(merchant, caller)
    await inUnit(async unit => {
      const kind = await unit.jobs.retry(merchant, id, clock())
      if (kind === undefined) throw new OpRefusal('job.unknown')
      await caller.record(unit, { about: { kind: 'job', id }, after: { merchant, kind }, reason })
    })
    return {}
  }

export const dropJob =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'system.dropJob'> =>
  async ({ merchant, id, reason }, caller) => {
    requireHere(merchant, caller)
    await inUnit(async unit => {
      const kind = await unit.jobs.drop(merchant, id)
      if (kind === undefined) throw new OpRefusal('job.unknown')
      await caller.record(unit, { about: { kind: 'job', id }, before: { merchant, kind }, reason })
    })
    return {}
  }

export const resumeProvider =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>): OpService<'system.resumeProvider'> =>
  async ({ merchant, provider, reason }, caller) => {
    requireHere(merchant, caller)
    await inUnit(async unit => {
      if (!(await unit.stoppedProviders.resume({ merchant, provider }, clock()))) throw new OpRefusal('provider.unknown')
      await caller.record(unit, { about: { kind: 'provider', id: provider }, after: { merchant }, reason })
    })
    return {}
  }
