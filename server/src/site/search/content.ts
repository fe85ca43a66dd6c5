import { isLanguageCode } from '@foyer/contract/languages'
import { HOME_PATH } from '@foyer/contract/page-paths'
import { SearchContent } from '@foyer/contract/site/search-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { escapeStep } from '#kernel/merchants/json/references.ts'

/** The metadata of this path serve every path without its own (spec 2 §2). */
export const FALLBACK_PATH = HOME_PATH

export const search = declareContent({
  file: 'content/search.json',
  schema: SearchContent,
  check({ paths = {} }, { file }, report) {
    const first = file.languages?.[0]
    if (first && !paths[FALLBACK_PATH]?.[first]) report(`/paths/${escapeStep(FALLBACK_PATH)}/${first}`, 'is missing')
    for (const [path, byLanguage = {}] of Object.entries(paths)) {
      for (const language of Object.keys(byLanguage)) {
        if (!isLanguageCode(language)) report(`/paths/${escapeStep(path)}/${language}`, 'is no language')
      }
    }
  },
  keep: ({ paths }) => paths,
})
