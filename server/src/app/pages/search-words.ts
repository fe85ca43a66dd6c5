import type { LanguageCode } from '@foyer/contract/languages'
import { legalDocuments } from '@foyer/contract/legal/documents'
import type { SearchMetadata } from '@foyer/contract/page'
import { documentPath } from '@foyer/contract/page-paths'
import { formatNumber } from '@foyer/texts/format'
import { merchantCatalogue } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import { FALLBACK_PATH } from '#site/search/content.ts'

/** Search engines show about so many characters of a description. */
const DESCRIPTION_LENGTH = 160

/** As many whole words as there is room for; a language without spaces is cut between its letters. */
const shortened = (text: string): string => {
  const letters = [...text]
  if (letters.length <= DESCRIPTION_LENGTH) return text
  const cut = letters.slice(0, DESCRIPTION_LENGTH - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > DESCRIPTION_LENGTH / 2 ? cut.slice(0, space) : cut}…`
}

/** A document of the house speaks for itself: its name, and how it begins. Undefined for every other path. */
const ofDocument = (merchant: Merchant, path: string, language: LanguageCode): SearchMetadata | undefined => {
  const name = legalDocuments.find(document => path === documentPath(document))
  const content = name && merchant.content[name]
  if (!name || !content) return undefined
  const title = `${merchantCatalogue(merchant, language, 'shell')[name] ?? name} · ${merchant.file.name}`
  const beginning = content.sections[0]?.paragraphs[0]
  return { title, keywords: '', description: shortened(wordsIn(merchant, language, beginning) ?? '') }
}

/** What search engines and shared links read of the page at `path`: the merchant's words for it, or else its own, or else those of home (spec 2 §2). */
export const searchOf = (merchant: Merchant, path: string, language: LanguageCode): SearchMetadata => {
  const { content, file, settings } = merchant
  const written = (at: string) => wordsIn(merchant, language, content.search[at])
  const found = written(path) ?? ofDocument(merchant, path, language) ?? written(FALLBACK_PATH) ?? { title: file.name, keywords: '', description: '' }
  return { ...found, description: found.description.replaceAll('{{age}}', formatNumber(settings.minimumAge, language)) }
}

/** The paths that have words of their own. */
export const pathsWithWords = ({ content }: Merchant): readonly string[] => [
  ...new Set([FALLBACK_PATH, ...Object.keys(content.search), ...legalDocuments.filter(document => content[document]).map(documentPath)]),
]
