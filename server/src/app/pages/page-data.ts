import type { LanguageCode } from '@foyer/contract/languages'
import type { PageData } from '@foyer/contract/page'
import type { PageFacts } from '@foyer/contract/rendering'
import { merchantCatalogue } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { pictureOf } from '#kernel/merchants/picture-of.ts'
import { filledContentOf, pageContentOf } from './parts/page-content.ts'
import { partsBaseOf } from './parts/parts-address.ts'
import { pathsWithWords, searchOf } from './search-words.ts'

/** All data of a first screen, the same for every visitor. `page` names its texts and content. */
export const pageDataOf = (merchant: Merchant, language: LanguageCode, page: PageFacts, now: Date, buildId?: string): PageData => {
  return {
    settings: merchant.settings,
    filled: filledContentOf(merchant),
    language,
    catalogues: Object.fromEntries(page.catalogues.map(name => [name, merchantCatalogue(merchant, language, name)])),
    content: pageContentOf(merchant, language, page.content, now),
    partsBase: partsBaseOf(merchant, now, buildId),
    search: searchOf(merchant, page.canonical, language),
    titles: Object.fromEntries(pathsWithWords(merchant).map(path => [path, searchOf(merchant, path, language).title])),
    logo: pictureOf(merchant, merchant.file.logo),
    ...(merchant.file.otherLogo !== undefined && { otherLogo: pictureOf(merchant, merchant.file.otherLogo) }),
  }
}
