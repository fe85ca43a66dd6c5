import type { Logger } from 'pino'
import type { AuditStore } from '#kernel/audit/audit-store.ts'
import type { CellMarkStore } from '#kernel/cells/cell-mark-store.ts'
import type { CountryLookup } from '#kernel/country/country-lookup.ts'
import type { KeyStore } from '#kernel/crypto/key-store.ts'
import type { ServerKeyStore } from '#kernel/crypto/server-key-store.ts'
import type { JobStore } from '#kernel/jobs/job-store.ts'
import type { StoppedProviderStore } from '#kernel/jobs/stopped-provider-store.ts'
import type { Timer } from '#kernel/jobs/timer.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import type { PublicAddresses } from '#kernel/merchants/public-address.ts'
import type { PictureQueue } from '#kernel/pictures/picture-queue.ts'
import type { LimitStore } from '#kernel/security/limit-store.ts'
import type { Limits } from '#kernel/security/limits.ts'
import type { Seals } from '#kernel/security/seals.ts'
import type { Config } from './config.ts'
import type { RsaPair } from './crypto/key-ring.ts'
import type { ResealStore } from './crypto/reseal-store.ts'
import type { DistributionStore } from './db/distribution-store.ts'
import type { Publish } from './publish.ts'
import type { StaffQueueStore } from './watching/staff-queue-store.ts'

/**
 * All tables, on one connection: the pool's, or that of a unit of work. Here stand the kernel's own; each subject adds its own in its `subject.ts`
 * (`declare module '#kernel/deps.ts'`), so that the kernel names no subject.
 */
export interface Stores {
  readonly audit: AuditStore
  readonly keys: KeyStore
  readonly jobs: JobStore
  readonly stoppedProviders: StoppedProviderStore
  readonly limits: LimitStore
  readonly distribution: DistributionStore
  readonly cellMarks: CellMarkStore
  readonly serverKeys: ServerKeyStore
  readonly reseals: ResealStore
  readonly staffQueues: StaffQueueStore
}

/**
 * Runs `work` in one transaction: all of its writes or none. Inside it, use only the stores that are handed in (with the embedded
 * database the outer handle would wait for itself), and do nothing slow: for example, hash no passwords there.
 */
export type UnitOfWork = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>

/** What rules use, as interfaces; `app/compose.ts` puts it together. Here stands what the kernel gives; each subject adds its own as it does to `Stores`. */
export interface Deps {
  readonly config: Config
  readonly log: Logger
  readonly clock: () => Date
  /** Calls a function after some time, in this process; a test hands in that of its clock. */
  readonly timer: Timer
  readonly newId: () => string
  /** `bytes` random bytes as base64url, for tokens. */
  readonly randomToken: (bytes: number) => string
  /** A new pair to seal calls with, made at this moment. */
  readonly newRsaPair: (at: Date) => Promise<RsaPair>
  readonly stores: Stores
  readonly inUnit: UnitOfWork
  readonly publish: Publish
  readonly merchants: MerchantSource
  readonly publicAddresses: PublicAddresses
  readonly limits: Limits
  readonly countryOf: CountryLookup
  readonly seals: Seals
  readonly pictures: PictureQueue
  /** The policy of a page that lets no pixel’s script reach its provider any more. */
  readonly closingPolicyOf: (merchant: Pick<Merchant, 'file' | 'flags'>) => string
}
