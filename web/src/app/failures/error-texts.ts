import type { PageData } from '@foyer/contract/page'
import { createText, type Params } from '@foyer/texts'
import { loadCatalogue } from '#texts/catalogues.ts'
import type { Words } from './error-policy.ts'

/** Says words of the error policy in the page's language. The catalogue comes after the page; without it `shell` must do. */
export const createErrorTexts = ({ language, catalogues, overrides }: PageData) => {
  const errors = async () => catalogues.errors ?? { ...(await loadCatalogue(language, 'errors')), ...overrides.errors }
  return async (words: Words): Promise<string> => {
    if (typeof words === 'string') return words
    try {
      // Key and params were checked where the words were made.
      const text = createText<'errors'>(language, await errors()) as (key: string, params?: Params) => string
      return text(words.key, words.params)
    } catch {
      return catalogues.shell?.['crash_title'] ?? words.key
    }
  }
}
