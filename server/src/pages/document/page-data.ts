import type { LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName, type PageData, type SearchMetadata } from '@foyer/contract/page'
import type { PageFacts } from '@foyer/contract/rendering'
import { catalogueOf } from '@foyer/texts/load'
import { contentKinds } from '#merchants/content/content-kinds.ts'
import type { PageSurroundings } from '#merchants/content/declare-content.ts'
import { FALLBACK_PATH } from '#merchants/content/search.ts'
import type { Merchant } from '#merchants/merchant.ts'

/** The address of an asset the merchant's content names by file. */
export const assetAddress = (merchant: Merchant, file: string): string => merchant.assets[file] ?? file

/** Where the page asks for a picture: the merchant's first image CDN, which mirrors our addresses, or here. */
const pictureOf = (merchant: Merchant, file: string): string => (merchant.settings.imageCDNs[0] ?? '') + assetAddress(merchant, file)

const searchOf = ({ content: { search }, languages, file }: Merchant, path: string, language: LanguageCode): SearchMetadata => {
  const [first] = languages
  const candidates = [path, FALLBACK_PATH].flatMap(at => [search[at]?.[language], first && search[at]?.[first]])
  return candidates.find(found => found !== undefined) ?? { title: file.name, keywords: '', description: '' }
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
  const { vendors, banners } = merchant.content
  const about: PageSurroundings = {
    merchant,
    language,
    picture: file => pictureOf(merchant, file),
    words: byLanguage => byLanguage?.[language] ?? byLanguage?.[merchant.languages[0] ?? language],
  }
  const later = catalogueNames.filter(name => !page.catalogues.includes(name))
  return {
    settings: merchant.settings,
    language,
    catalogues: pick(page.catalogues, name => ({ ...catalogueOf(language, name), ...overrides[name] })),
    overrides: pick(later, name => overrides[name]),
    lanes: contentKinds.vendors.page(vendors, about),
    banners: contentKinds.banners.page(banners, about),
    search: searchOf(merchant, page.canonical, language),
    titles: Object.fromEntries(
      [FALLBACK_PATH, ...Object.keys(merchant.content.search)].map(path => [path, searchOf(merchant, path, language).title]),
    ),
    logo: pictureOf(merchant, merchant.file.logo),
  }
}
