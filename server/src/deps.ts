import type { Logger } from 'pino'
import type { MerchantSource } from '#merchants/merchant.ts'
import type { CaptchaProviders } from '#providers/captcha/captcha-provider.ts'
import type { CountryLookup } from '#providers/country/country-lookup.ts'
import type { IdentityProvider } from '#providers/identity/identity-provider.ts'
import type { Partners } from '#providers/partner/partner-assertion.ts'
import type { Seals } from '#security/seals.ts'
import type { Stores, UnitOfWork } from '#stores/stores.ts'
import type { Config } from './config.ts'
import type { Refusal } from './refusal.ts'

/** argon2id at the cost that decision 9 names; every answer takes the same work, whether a member exists or not. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** With `null` it verifies against a dummy hash and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>
  needsRehash(hash: string): boolean
}

/** Counts before it verifies: atomic, shared by all workers, never permanent (decision 6). Every merchant's counts are its own. */
export interface Limits {
  /** Counts one try; throws the named TOO_MANY_REQUEST refusal with `retryAfter` when the window is full. */
  consume(merchant: string, rule: LimitRule, key: string): Promise<void>
  /** Counts one try against each in turn, until one is full: those after it count nothing. */
  consumeInTurn(merchant: string, counts: readonly Count[]): Promise<Consumed>
  /** Gives one try of each back, after a success. */
  reward(merchant: string, counts: readonly Count[]): Promise<void>
}

/** One count: a rule and whom it counts. */
export type Count = readonly [rule: LimitRule, key: string]

export interface Consumed {
  readonly counted: readonly Count[]
  /** The one that had no room, and what to answer. */
  readonly full?: { readonly rule: LimitRule; readonly refusal: Refusal }
}

export interface LimitRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly code: 'TOO_MANY_REQUEST' | 'TOO_MANY_REQUEST_LOGIN'
}

/** What services stand on: interfaces only; `compose.ts` picks the implementations. */
export interface Deps {
  readonly config: Config
  readonly log: Logger
  readonly clock: () => Date
  readonly newId: () => string
  /** `bytes` random bytes as base64url: tokens. */
  readonly randomToken: (bytes: number) => string
  readonly stores: Stores
  readonly inUnit: UnitOfWork
  readonly merchants: MerchantSource
  readonly passwords: Passwords
  readonly limits: Limits
  readonly captchas: CaptchaProviders
  readonly countryOf: CountryLookup
  readonly seals: Seals
  readonly identity: IdentityProvider
  readonly partners: Partners
}
