import type { Static } from 'typebox'
import type { PageContents } from '#merchant/content.ts'
import type { MerchantSettings } from '#site/consolidated-settings.ts'
import type { LanguageCode } from './languages.ts'

/** Title, keywords, description of one path (spec 2 §2, search-engine metadata). */
export interface SearchMetadata {
  readonly title: string
  readonly keywords: string
  readonly description: string
}

export type ContentName = keyof PageContents

/** The texts of one catalogue in one language, the merchant's own words laid over the product's. */
export type PageTexts = Readonly<Record<string, string>>

/** All that a route may ask for, by the name under which it is fetched: content by its own name, texts as `texts.<catalogue>`. */
export type PageParts = PageContents & { readonly [Name in CatalogueName as `texts.${Name}`]: PageTexts }
export type PartName = keyof PageParts

/** What decides which pages a merchant has, and under which addresses. */
export interface PageMerchant {
  readonly settings: Pick<Static<typeof MerchantSettings>, 'paths' | 'whitelabelVal' | 'chat' | 'tracking'>
  /** The content that the merchant has, of all that pages may show. */
  readonly filled: readonly ContentName[]
}

/**
 * All the data of the first screen, which the server writes into the page. It is the same for every visitor of a merchant,
 * language and build, so it must never hold anything about a visitor (address, region, session).
 */
export interface PageData extends PageMerchant {
  readonly settings: Static<typeof MerchantSettings>
  readonly language: LanguageCode
  /** Catalogue name → texts: those the first screen needs. */
  readonly catalogues: Readonly<Partial<Record<CatalogueName, PageTexts>>>
  /** The content this page asks for. */
  readonly content: Readonly<Partial<PageContents>>
  /**
   * Where parts of other pages are asked for: `<partsBase>/<language>/<names, sorted, with commas between>` answers a JSON object with
   * these parts. It names the merchant and the version of everything, so that an answer may be kept for ever.
   */
  readonly partsBase: string
  readonly search: SearchMetadata
  /** Under which address search engines list the merchant's pages, e.g. `https://www.brand.com`; absent on a page that they may not list. */
  readonly site?: string
  /** Path → title, for navigation from this page; a path without a title gets that of `/m/home`. */
  readonly titles: Readonly<Record<string, string>>
  /** Address of the merchant's logo. */
  readonly logo: string
  /** The one for pages in the other colours than the merchant's own, where there is one. */
  readonly otherLogo?: string
}

/** Texts are split by task, so that a page carries only those it needs. */
export const catalogueNames = [
  'shell',
  'identity',
  'play',
  'game',
  'lobby',
  'rounds',
  'errors',
  'messages',
  'install',
  'security',
  'profile',
  'benefits',
  'referral',
  'minigame',
  'push',
  'tracking',
  'legal',
  'announcements',
  'inbox',
  'chat',
  'feedback',
  'mall',
  'identitycheck',
  'activities',
  'rewards',
  'wallet',
  'withdrawals',
  'safeplay',
  'lottery',
  'proof',
] as const
export type CatalogueName = (typeof catalogueNames)[number]
