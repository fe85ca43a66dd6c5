import type { Flags } from '@foyer/contract/flags'
import type { LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName } from '@foyer/contract/page'
import type { MerchantSettings } from '@foyer/contract/site/consolidated-settings'
import type { Static } from 'typebox'
import type { MerchantFile } from './merchant-file.ts'

/** The name of each channel's provider (docs/messages.md); `off` if there is none. */
export interface Channels {
  readonly sms: string
  readonly email: string
}

/** A merchant without its content: merchant.json and what is derived from it. */
export interface Brand {
  readonly code: string
  /** Hash of everything in the folder: part of every cache key. */
  readonly contentHash: string
  readonly file: MerchantFile
  readonly flags: Flags
  readonly languages: readonly LanguageCode[]
  /** The part of the common store that is the same for all visitors. */
  readonly settings: Static<typeof MerchantSettings>
  readonly session: { readonly idleSeconds: number; readonly bindToNetwork: boolean }
  /** When a sign-in needs a second factor (docs/two-factor.md). */
  readonly twoFactor: {
    readonly ask: 'newNetwork' | 'always' | 'never'
    readonly trustDays: number
    readonly payeeNameBesideOthers: boolean
  }
  readonly password: { readonly minLength: number; readonly expiresAfterDays: number | undefined }
  /** The message providers; `off` if there is none, which is the default in production. */
  readonly channels: Channels
  /** Language → catalogue → key → text, replacing the product's own texts. */
  readonly texts: Readonly<Partial<Record<LanguageCode, Readonly<Partial<Record<CatalogueName, Readonly<Record<string, string>>>>>>>>
  /** Asset file name → its address under `/m/merchant/<code>/`, with a hash of the content in it. */
  readonly assets: Readonly<Record<string, string>>
}
