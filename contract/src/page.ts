import type { Static } from 'typebox'
import type { Lane } from '#games/new-game-vendor.ts'
import type { MerchantSettings } from '#system/consolidated-settings.ts'
import type { LanguageCode } from './languages.ts'

/** A banner of the home carousel (group `m_home`), or of a popup group (spec 2 §3). */
export interface Banner {
  readonly groupName: string
  readonly image: string
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string
  /** Words over the picture; its left side is kept plain in every language so that they can be read. */
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly url?: string
  readonly linkageType?: 'P' | 'URL' | 'G'
}

/** Title, keywords, description of one path (spec 2 §2, search-engine metadata). */
export interface SearchMetadata {
  readonly title: string
  readonly keywords: string
  readonly description: string
}

/**
 * All the data of the first screen, which the server writes into the page. It is the same for every visitor of a merchant,
 * language and build, so it must never hold anything about a visitor (address, region, session).
 */
export interface PageData {
  readonly settings: Static<typeof MerchantSettings>
  readonly language: LanguageCode
  /** Catalogue name → texts, merchant overrides applied: those the first screen needs. */
  readonly catalogues: Readonly<Partial<Record<CatalogueName, Readonly<Record<string, string>>>>>
  /** The merchant's overrides for catalogues that are loaded later. */
  readonly overrides: Readonly<Partial<Record<CatalogueName, Readonly<Record<string, string>>>>>
  readonly lanes: readonly Static<typeof Lane>[]
  readonly banners: readonly Banner[]
  readonly search: SearchMetadata
  /** Path → title, for pages that are gone to from this one; a path without one takes that of `/m/home`. */
  readonly titles: Readonly<Record<string, string>>
  /** Address of the merchant's logo. */
  readonly logo: string
}

/** Texts are split by task, so that a page carries only those it needs. */
export const catalogueNames = ['shell', 'identity', 'play', 'errors', 'messages', 'install', 'security', 'benefits'] as const
export type CatalogueName = (typeof catalogueNames)[number]
