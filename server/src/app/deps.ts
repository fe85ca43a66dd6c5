import type { Logger } from 'pino'
import type { IdentityProvider } from '#account/identity/providers/identity-provider.ts'
import type { Partners } from '#account/partner/partner-assertion.ts'
import type { CaptchaProviders } from '#captcha/captcha-provider.ts'
import type { GameProviderOf } from '#games/providers/game-provider.ts'
import type { Config } from '#kernel/config.ts'
import type { CountryLookup } from '#kernel/country/country-lookup.ts'
import type { SigningKey } from '#kernel/crypto/signing-key.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import type { PublicAddresses } from '#kernel/merchants/public-address.ts'
import type { PictureQueue } from '#kernel/pictures/picture-queue.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Seals } from '#kernel/security/seals.ts'
import type { Beacon } from '#lottery/beacon/beacon.ts'
import type { PaymentProviderOf } from '#payments/providers/payment-provider.ts'
import type { PushProviders } from '#push/providers/push-provider.ts'
import type { Chats } from '#support/chat/providers/by-choice.ts'
import type { pixelScriptsByChoice, TrackingOf } from '#tracking/providers/by-choice.ts'
import type { Stores, UnitOfWork } from './stores.ts'

/** argon2id at the cost of decision 9; every answer takes the same work, whether a member exists or not. */
export interface Passwords {
  /** `ip`: the address of whoever waits for it. Throws TOO_MANY_REQUEST if too many wait. */
  hash(password: string, ip: string): Promise<string>
  /** With `null` it verifies against a dummy hash and returns false. Throws TOO_MANY_REQUEST if too many wait. */
  verify(hash: string | null, password: string, ip: string): Promise<boolean>
  needsRehash(hash: string): boolean
}

/** Counts tries before they are verified: atomic, shared by all workers, never permanent (decision 6). Each merchant has separate counts. */
export interface Limits {
  /** Counts one try; throws the TOO_MANY_REQUEST refusal with `retryAfter` if the limit is reached. */
  consume(merchant: string, rule: LimitRule, key: string): Promise<void>
  /** Counts one try against each in order, until one limit is reached: those after it are not counted. */
  consumeInTurn(merchant: string, counts: readonly Count[]): Promise<Consumed>
  /** Counts one try against each in order, as `consumeInTurn` does; throws the refusal of the first limit that is reached. */
  consumeAll(merchant: string, counts: readonly Count[]): Promise<void>
  /** How many tries each has counted in its window. */
  used(merchant: string, counts: readonly Count[]): Promise<readonly number[]>
  /** Takes one try of each back after a success. */
  reward(merchant: string, counts: readonly Count[]): Promise<void>
}

/** One count: a rule, and the key it counts by. */
export type Count = readonly [rule: LimitRule, key: string]

export interface Consumed {
  readonly counted: readonly Count[]
  readonly full?: LimitReached
}

/** The limit that was reached, and the error for it. */
export interface LimitReached {
  readonly rule: LimitRule
  /** Names this window of the limit; the next one has another name. */
  readonly window: string
  readonly refusal: Refusal
}

export interface LimitRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly code: 'TOO_MANY_REQUEST' | 'TOO_MANY_REQUEST_LOGIN'
}

/** What services use: interfaces only; `compose.ts` picks the implementations. */
export interface Deps {
  readonly config: Config
  readonly log: Logger
  readonly clock: () => Date
  readonly newId: () => string
  /** `bytes` random bytes as base64url, for tokens. */
  readonly randomToken: (bytes: number) => string
  readonly stores: Stores
  readonly inUnit: UnitOfWork
  readonly merchants: MerchantSource
  readonly publicAddresses: PublicAddresses
  readonly passwords: Passwords
  readonly limits: Limits
  readonly captchas: CaptchaProviders
  readonly countryOf: CountryLookup
  readonly seals: Seals
  readonly identity: IdentityProvider
  readonly partners: Partners
  readonly paymentsOf: PaymentProviderOf
  readonly gamesOf: GameProviderOf
  readonly chats: Chats
  readonly pictures: PictureQueue
  /** Signs receipts and certificates of the lottery. */
  readonly lotteryKey: SigningKey
  readonly beacon: Beacon
  readonly pushProviders: PushProviders
  readonly trackingOf: TrackingOf
  readonly pixelScriptsOf: typeof pixelScriptsByChoice
  /** The policy of a page that lets no pixel's script reach its provider any more. */
  readonly closingPolicyOf: (merchant: Pick<Merchant, 'file' | 'flags'>) => string
}
