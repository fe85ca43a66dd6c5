import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { MerchantSource } from '#merchants/merchant.ts'
import type { CaptchaProviders } from '#providers/captcha/captcha-provider.ts'
import type { Stores, UnitOfWork } from '#stores/stores.ts'

/** argon2id at the cost the design measured; every answer takes the same work, whether a member exists or not. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** With `null` it verifies against a dummy hash and answers false. */
  verify(hash: string | null, password: string): Promise<boolean>
  needsRehash(hash: string): boolean
}

/** Counts before it verifies: atomic, shared by all workers, never permanent (field notes, Identity). */
export interface Limits {
  /** Counts one try; throws the named TOO_MANY_REQUEST refusal with `retryAfter` when the window is full. */
  consume(rule: LimitRule, key: string): Promise<void>
  /** Gives one try back, after a success. */
  reward(rule: LimitRule, key: string): Promise<void>
}

export interface LimitRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly code: 'TOO_MANY_REQUEST' | 'TOO_MANY_REQUEST_LOGIN'
}

/** What services stand on. Only the composition below picks implementations. */
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
}
