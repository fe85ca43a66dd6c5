import type { LanguageCode } from '@foyer/contract/languages'
import type { PageData, SearchMetadata } from '@foyer/contract/page'
import type { PageFacts } from '@foyer/contract/rendering'
import { formatNumber } from '@foyer/texts/format'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { pictureOf } from '#kernel/merchants/picture-of.ts'
import { FALLBACK_PATH } from '#site/search/content.ts'
import { filledContentOf, pageContentOf } from './parts/page-content.ts'
import { pageTextsOf } from './parts/page-texts.ts'
import { partsBaseOf } from './parts/parts-address.ts'

const searchOf = ({ content: { search }, languages, file, settings }: Merchant, path: string, language: LanguageCode): SearchMetadata => {
  const [first] = languages
  const candidates = [path, FALLBACK_PATH].flatMap(at => [search[at]?.[language], first && search[at]?.[first]])
  const found = candidates.find(candidate => candidate !== undefined) ?? { title: file.name, keywords: '', description: '' }
  return { ...found, description: found.description.replaceAll('{{age}}', formatNumber(settings.minimumAge, language)) }
}

/** All data of a first screen, the same for every visitor. `page` names its texts and content. */
export const pageDataOf = (merchant: Merchant, language: LanguageCode, page: PageFacts, now: Date, buildId?: string): PageData => {
  return {
    settings: merchant.settings,
    filled: filledContentOf(merchant),
    language,
    catalogues: Object.fromEntries(page.catalogues.map(name => [name, pageTextsOf(merchant, language, name)])),
    content: pageContentOf(merchant, language, page.content, now),
    partsBase: partsBaseOf(merchant, now, buildId),
    search: searchOf(merchant, page.canonical, language),
    titles: Object.fromEntries(
      [FALLBACK_PATH, ...Object.keys(merchant.content.search)].map(path => [path, searchOf(merchant, path, language).title]),
    ),
    logo: pictureOf(merchant, merchant.file.logo),
    ...(merchant.file.otherLogo !== undefined && { otherLogo: pictureOf(merchant, merchant.file.otherLogo) }),
  }
}
