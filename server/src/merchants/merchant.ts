import type { Flags } from '@foyer/contract/flags'
import type { Lane } from '@foyer/contract/games/new-game-vendor'
import type { LanguageCode } from '@foyer/contract/languages'
import type { MerchantFile } from '@foyer/contract/merchant'
import type { RanksContent } from '@foyer/contract/merchant/content'
import type { Banner, CatalogueName, SearchMetadata } from '@foyer/contract/page'
import type { MerchantSettings } from '@foyer/contract/system/consolidated-settings'
import type { Static } from 'typebox'

/** Which provider carries what (docs/messages.md). */
export interface Channels {
  readonly sms: 'off' | 'outbox' | 'gateway'
  readonly email: 'off' | 'outbox' | 'smtp'
}

export type WordsByLanguage = Readonly<Record<string, string>>

/** A banner whose words are still in every language. */
export type MerchantBanner = Omit<Banner, 'alt' | 'title' | 'text'> & {
  readonly alt: WordsByLanguage
  readonly title?: WordsByLanguage
  readonly text?: WordsByLanguage
}

export type MerchantRank = RanksContent['ranks'][number]

/** A validated merchant: its file, what is derived from it, its content. Immutable; a changed folder gives a new one. */
export interface Merchant {
  readonly code: string
  /** Hash over everything in the folder: part of every cache key. */
  readonly contentHash: string
  readonly file: MerchantFile
  readonly flags: Flags
  readonly languages: readonly LanguageCode[]
  /** The visitor-independent part of the common store. */
  readonly settings: Static<typeof MerchantSettings>
  readonly session: { readonly idleSeconds: number; readonly bindToNetwork: boolean }
  /** When a sign-in takes a second factor (docs/two-factor.md). */
  readonly twoFactor: { readonly ask: 'newNetwork' | 'always' | 'never'; readonly payeeNameBesideOthers: boolean }
  readonly password: { readonly minLength: number; readonly expiresAfterDays: number | undefined }
  /** What carries messages; `off` where nobody does: in production without a provider. */
  readonly channels: Channels
  readonly lanes: readonly Static<typeof Lane>[]
  readonly banners: readonly MerchantBanner[]
  /** Lowest first; none where the merchant has no VIP programme. */
  readonly ranks: readonly MerchantRank[]
  /** Path → language → metadata. */
  readonly search: Readonly<Record<string, Readonly<Record<string, SearchMetadata>>>>
  /** Language → catalogue → key → text, over the product's own texts. */
  readonly texts: Readonly<Partial<Record<LanguageCode, Readonly<Partial<Record<CatalogueName, Readonly<Record<string, string>>>>>>>>
  /** Asset file name → its address under `/m/merchant/<code>/`, with a hash of the content in it. */
  readonly assets: Readonly<Record<string, string>>
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
  /** A named secret of the merchant, from SECRETS_DIR/<code>.json or the environment (`<CODE>_<NAME>`). */
  secret(code: string, name: string): string | undefined
  /** The bytes of an asset, for the server that hands them out. */
  asset(code: string, file: string): Promise<{ readonly body: Buffer; readonly type: string; readonly hash: string } | undefined>
  close(): Promise<void>
}
