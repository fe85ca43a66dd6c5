import type { RanksContent } from '@foyer/contract/merchant/content'
import type { Brand } from './brand.ts'
import type { MerchantContent } from './content/content-kinds.ts'

export type WordsByLanguage = Readonly<Record<string, string>>

export type MerchantRank = RanksContent['ranks'][number]

/** A validated merchant. Immutable; a changed folder gives a new one. */
export interface Merchant extends Brand {
  /** What its content files say, by their kind. */
  readonly content: MerchantContent
}

/** How a host name stands to the merchants. */
export interface HostMatch {
  readonly merchant: Merchant
  readonly blocked: boolean
  /** The label of a wildcard host, where it is an affiliate code. */
  readonly affiliateCode: string | undefined
}

/** Where merchants come from: files today, a database tomorrow. */
export interface MerchantSource {
  all(): readonly Merchant[]
  byCode(code: string): Merchant | undefined
  /** `host` without port, lower case. */
  byHost(host: string): HostMatch | undefined
  /**
   * A secret that a setting of the merchant names, from SECRETS_DIR/<code>.json or the environment (`<CODE>__<NAME>`). One that no setting
   * names is never answered: what the schema does not declare as a secret (`SecretName`), nobody can read.
   */
  secret(code: string, name: string): string | undefined
  /** The bytes of an asset, for the server that hands them out. */
  asset(code: string, file: string): Promise<{ readonly body: Buffer; readonly type: string; readonly hash: string } | undefined>
  close(): Promise<void>
}
