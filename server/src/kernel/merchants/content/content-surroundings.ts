import type { LanguageCode } from '@foyer/contract/languages'
import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import type { MerchantAsset } from '#kernel/merchants/assets.ts'
import type { Brand } from '#kernel/merchants/brand.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { Secrets } from '#kernel/merchants/secrets.ts'

/** What a check may use besides its own file. */
export interface CheckSurroundings {
  /** The name of the merchant's folder. */
  readonly code: string
  /** The valid parts of merchant.json. */
  readonly file: Sound<MerchantFile>
  readonly secrets: Secrets
  /** False in production, because demo data has known passwords. */
  readonly allowDemo: boolean
  /** Whether the environment has SECRET_KEY; if absent, it has. */
  readonly hasSecretKey?: boolean | undefined
  readonly assetAddress: AssetAddress
}

/** The address of a file below the assets folder; undefined if there is none. */
export type AssetAddress = (file: string) => string | undefined

export interface ReadSurroundings extends Omit<CheckSurroundings, 'code' | 'assetAddress'> {
  readonly assets: ReadonlyMap<string, MerchantAsset>
}

/** The parts of a merchant's content that switch promotions on, which pages of several subjects show. */
export interface SwitchingContent {
  readonly promotions?: readonly Promotion[] | undefined
  readonly safePlay?: { readonly timeZone: string } | undefined
}

/** What the page form of some content is made from. */
export interface PageSurroundings {
  readonly merchant: Brand & { readonly content: SwitchingContent }
  readonly language: LanguageCode
  readonly now: Date
  /** The address of a picture for pages, by its file below the assets folder. */
  readonly picture: (file: string) => string
  /** The text in the page's language, otherwise in the merchant's first. */
  readonly words: (byLanguage: Readonly<Record<string, string>> | undefined) => string | undefined
}
