import './subject-list.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { BeaconChain } from '@foyer/draw-check/drand'
import { versionSource } from '#content/versions/version-source.ts'
// What its subjects declare makes `Deps` and `Stores` whole, also for whoever imports this file from elsewhere.
import { servedMerchants } from '#kernel/cells/served-merchants.ts'
import { joined } from '#kernel/collected.ts'
import type { Config } from '#kernel/config.ts'
import { countryLookupOf } from '#kernel/country/country-lookup-of.ts'
import { generateRsaPair } from '#kernel/crypto/key-ring.ts'
import { openSeals } from '#kernel/crypto/secret-key.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openDatabase } from '#kernel/db/open-database.ts'
import { openReplica, type Replica } from '#kernel/db/replica.ts'
import type { DatabaseWatch } from '#kernel/db/watch-pool.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Environment } from '#kernel/environment-reader.ts'
import { createJobRunner, type JobRunner } from '#kernel/jobs/job-runner.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { resumeProviders } from '#kernel/jobs/resume-providers.ts'
import { processTimer } from '#kernel/jobs/timer.ts'
import { createLog } from '#kernel/log.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { createPublicAddresses } from '#kernel/merchants/public-address.ts'
import { reachPolicy } from '#kernel/pages/document/content-policy.ts'
import { createPictureQueue } from '#kernel/pictures/picture-queue.ts'
import { withPreviews } from '#kernel/preview/preview-clock.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import { createPublisher } from '#kernel/publish.ts'
import { createLimits } from '#kernel/security/limits.ts'
import type { SubjectParts } from '#kernel/subject.ts'
import { jobWorks } from './job-works.ts'
import { createFileSource } from './merchants/file-source.ts'
import { originsWithoutPixels } from './pages/origins.ts'
import { recurringWorks, type SubjectName } from './recurring.ts'
import { storesOn, unitOfWorkOn } from './stores.ts'
import { subjects } from './subjects.ts'

/** The stores on a copy of the database, which take no writes. */
export interface ReadReplica extends Pick<Replica, 'isFresh' | 'age'> {
  readonly stores: Stores
}

/** Everything that runs behind the app, and how to end it. */
export interface System extends Deps {
  readonly jobs: JobRunner
  /** What its connections to the database do; undefined with the embedded one. */
  readonly database: DatabaseWatch | undefined
  /** For reads that may be a second old; undefined where there is none. */
  readonly replica: ReadReplica | undefined
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Stops the jobs, then closes what they use. */
  close(): Promise<void>
}

/** What a test or a running process provides itself. */
export interface SystemParts extends Partial<Pick<Deps, 'log' | 'clock' | 'timer' | 'newId' | 'randomToken' | 'newRsaPair' | 'merchants'>> {
  readonly database?: OpenDatabase
  /** The environment with merchants' secrets; the process's own if absent. */
  readonly env?: Environment
  /** ms since any beginning, never set back; the process's own if absent. */
  readonly uptime?: () => number
  /** The function with which providers call other servers; the process's own if absent. */
  readonly fetch?: typeof globalThis.fetch
  /** Surrounds each work of jobs, e.g. to trace it. */
  readonly around?: (work: JobWork) => JobWork
  /** The beacon's chain; drand's quicknet if absent. */
  readonly beaconChain?: BeaconChain
  /** What hashing a password takes; that of decision 9 if absent. */
  readonly passwordCost?: SubjectParts['passwordCost']
  /** The subjects whose recurring work is done; all if absent. */
  readonly recurring?: readonly SubjectName[]
}

interface SourceParts extends Pick<Deps, 'log' | 'stores' | 'clock'> {
  readonly env: Environment
  readonly uptime: () => number
}

const fileMerchants = (config: Config, { log, env, stores, clock }: SourceParts) =>
  createFileSource({
    directory: config.merchantsDir,
    secretsDir: config.secretsDir,
    env,
    allowDemo: config.mode !== 'production',
    hasSecretKey: config.secretKey !== undefined,
    log,
    ledgers: stores.ledger.begun,
    versions: versionSource(stores, clock),
    watch: true,
  })

/** Those of the merchants’ folder that this process serves. `given`: by a test. */
const openMerchants = async (config: Config, given: MerchantSource | undefined, parts: SourceParts): Promise<MerchantSource> => {
  const own = given ?? (await fileMerchants(config, parts))
  try {
    return await servedMerchants(own, { config, marks: parts.stores.cellMarks, log: parts.log, uptime: parts.uptime })
  } catch (error) {
    await own.close()
    throw error
  }
}

/** The standby of the database that a setting names. */
const replicaOf = ({ replicaUrl }: Config, { db, log }: { readonly db: OpenDatabase['db']; readonly log: Deps['log'] }): Replica | undefined =>
  replicaUrl === undefined ? undefined : openReplica(replicaUrl, db, error => log.warn({ err: error }, 'the copy of the database cannot be read'))

/** Picks the implementations. Throws `DirectoryInUseError`, `MerchantsError`, and PostgreSQL's errors if it cannot be reached. */
export const createDeps = async (config: Config, parts: SystemParts = {}): Promise<System> => {
  // oxlint-disable-next-line node/no-process-env -- secrets stay out of the configuration, so that it may be shown and logged
  const { log = createLog(config.logLevel), clock: time = () => new Date(), newId = randomUUID, env = process.env } = parts
  const clock = withPreviews(time)
  const { randomToken = (bytes: number) => randomBytes(bytes).toString('base64url'), uptime = () => performance.now() } = parts

  const countryOf = await countryLookupOf(config)

  const database = parts.database ?? (await openDatabase(config, log))
  // A message leaves as soon as its cause is committed, without waiting for the runner's next look.
  const wakeJobs = () => jobs.wake()
  const stores = storesOn(database.db, wakeJobs)
  const merchants = await openMerchants(config, parts.merchants, { log, env, stores, clock, uptime }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const seals = await openSeals(config, { ...stores, at: clock(), randomToken }).catch(async (error: unknown) => {
    await merchants.close()
    await database.close()
    throw error
  })
  const core = { config, log, clock, newId, randomToken, merchants, stores, seals, inUnit: unitOfWorkOn(database.db, wakeJobs) }
  const providerParts: ProviderParts = {
    ...core,
    ...stores,
    mode: config.mode,
    paymentSandbox: config.paymentSandbox,
    gameVendor: config.gameVendor,
    fcmUrl: config.fcmUrl,
    fetch: parts.fetch ?? globalThis.fetch,
    secret: (code, name) => merchants.secret(code, name),
  }
  const keyParts = { ...stores, seals, clock }
  const endings: (() => Promise<void>)[] = []
  const { beaconChain, passwordCost, newRsaPair = generateRsaPair, timer = processTimer } = parts
  const given: SubjectParts = { ...providerParts, core, keyParts, beaconChain, passwordCost, atEnd: work => void endings.push(work) }
  const ownParts = await Promise.all(subjects.map(async subject => subject.parts?.(given)))
  const { publish, listen } = createPublisher()
  const deps = {
    ...joined('parts', ownParts),
    ...core,
    timer,
    newRsaPair,
    publicAddresses: createPublicAddresses(config),
    countryOf,
    limits: createLimits({ store: stores.limits, clock }),
    pictures: createPictureQueue(),
    closingPolicyOf: (merchant: Pick<Merchant, 'file' | 'flags'>) => reachPolicy(originsWithoutPixels(merchant, config)),
    publish,
    // That no part is missing, the types of `subjects.ts` check.
  } as Deps
  for (const { listeners } of subjects) if (listeners) listen(listeners(deps))
  const settingsOf = (code: string) => {
    const hash = merchants.settingsHash(code)
    // Marked, because it stands in the database and is made from secrets.
    return hash === undefined ? undefined : seals.mark('settings', hash)
  }
  const works = [...jobWorks(deps), ...recurringWorks(deps, parts.recurring), resumeProviders({ ...deps, settingsOf })]
  const jobs = createJobRunner({
    store: stores.jobs,
    stoppedProviders: stores.stoppedProviders,
    works: parts.around ? works.map(parts.around) : works,
    settingsOf,
    isCell: config.cell !== undefined,
    clock,
    timer,
    log,
  })

  const replica = replicaOf(config, { db: database.db, log })

  return {
    ...deps,
    jobs,
    database: database.watch,
    replica: replica && { stores: storesOn(replica.db), isFresh: replica.isFresh, age: replica.age },
    ping: () => database.ping(),
    async close() {
      await jobs.stop()
      for (const end of endings) await end()
      await merchants.close()
      await replica?.close()
      await database.close()
    },
  }
}
