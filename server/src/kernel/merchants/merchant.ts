import type { RanksContent } from '@foyer/contract/merchant/content'
import type { Brand } from './brand.ts'
import type { Fault } from './fault.ts'

export type WordsByLanguage = Readonly<Record<string, string>>

export type MerchantRank = RanksContent['ranks'][number]

/** The kinds of content that merchants may write, by name; each subject adds its own in its `subject.ts`. */
export interface ContentKinds {}

type ContentOf<Kind extends keyof ContentKinds> = ReturnType<NonNullable<ReturnType<ContentKinds[Kind]['read']>['keep']>>
type Optional = { [Kind in keyof ContentKinds]: undefined extends ContentOf<Kind> ? Kind : never }[keyof ContentKinds]

/** A merchant's content by kind; optional kinds may be undefined. */
export type MerchantContent = { readonly [Kind in Exclude<keyof ContentKinds, Optional>]: ContentOf<Kind> } & {
  readonly [Kind in Optional]?: ContentOf<Kind>
}

/** A validated merchant. Immutable: a changed folder gives a new object. */
export interface Merchant extends Brand {
  /** Its content files, by kind. */
  readonly content: MerchantContent
}

/** The merchant of a host name, and what its label means. */
export interface HostMatch {
  readonly merchant: Merchant
  readonly blocked: boolean
  /** The label of a wildcard host, if it is an affiliate code. */
  readonly affiliateCode: string | undefined
}

/** Where merchants come from: files today, perhaps a database later. */
export interface MerchantSource {
  all(): readonly Merchant[]
  /** What is wrong in merchants' files now: such a merchant is not there, or as it was before. */
  faults(): readonly Fault[]
  byCode(code: string): Merchant | undefined
  /** `host` without port, lower case. */
  byHost(host: string): HostMatch | undefined
  /**
   * A secret that a setting of the merchant names, from SECRETS_DIR/<code>.json or the environment (`<CODE>__<NAME>`). Others are never
   * returned: only what a schema declares as a secret (`SecretName`) can be read.
   */
  secret(code: string, name: string): string | undefined
  /** A hash that changes with anything in the merchant's folder and with each secret that it uses. Never show it: it may tell a weak secret. */
  settingsHash(code: string): string | undefined
  /** The bytes of an asset, for the server to send. */
  asset(code: string, file: string): Promise<{ readonly body: Buffer; readonly type: string; readonly hash: string } | undefined>
  close(): Promise<void>
}
