import type { LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName, type PageData, type SearchMetadata } from '@foyer/contract/page'
import type { PageFacts } from '@foyer/contract/rendering'
import { catalogueOf } from '@foyer/texts/load'
import type { Merchant } from '#merchants/merchant.ts'

/** Metadata of a path that has none of its own (spec 2 §2). */
const FALLBACK_PATH = '/m/home'

/** The address of an asset the merchant's content names by file. */
export const assetAddress = (merchant: Merchant, file: string): string => merchant.assets[file] ?? file

/** Where the page asks for a picture: the merchant's first image CDN, which mirrors our addresses, or here. */
const pictureOf = (merchant: Merchant, file: string): string => (merchant.settings.imageCDNs[0] ?? '') + assetAddress(merchant, file)

const searchOf = (merchant: Merchant, path: string, language: LanguageCode): SearchMetadata => {
  const [first] = merchant.languages
  const candidates = [path, FALLBACK_PATH].flatMap(at => [merchant.search[at]?.[language], first && merchant.search[at]?.[first]])
  return candidates.find(found => found !== undefined) ?? { title: merchant.file.name, keywords: '', description: '' }
}

const pick = <Value>(names: readonly CatalogueName[], valueOf: (name: CatalogueName) => Value | undefined): Partial<Record<CatalogueName, Value>> =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = valueOf(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** All that a first screen needs, the same for every visitor. `page` says which texts. */
export const pageDataOf = (merchant: Merchant, language: LanguageCode, page: PageFacts): PageData => {
  const overrides = merchant.texts[language] ?? {}
  const words = (byLanguage?: Readonly<Record<string, string>>) => byLanguage?.[language] ?? byLanguage?.[merchant.languages[0] ?? language]
  const later = catalogueNames.filter(name => !page.catalogues.includes(name))
  return {
    settings: merchant.settings,
    language,
    catalogues: pick(page.catalogues, name => ({ ...catalogueOf(language, name), ...overrides[name] })),
    overrides: pick(later, name => overrides[name]),
    lanes: merchant.lanes.map(lane => ({
      ...lane,
      cards: lane.cards.map(card => (card.image ? { ...card, image: pictureOf(merchant, card.image) } : card)),
    })),
    banners: merchant.banners.map(({ image, alt, title, text, ...banner }) => ({
      ...banner,
      image: pictureOf(merchant, image),
      alt: words(alt) ?? '',
      title: words(title),
      text: words(text),
    })),
    search: searchOf(merchant, page.canonical, language),
    titles: Object.fromEntries([FALLBACK_PATH, ...Object.keys(merchant.search)].map(path => [path, searchOf(merchant, path, language).title])),
    logo: pictureOf(merchant, merchant.file.logo),
  }
}
