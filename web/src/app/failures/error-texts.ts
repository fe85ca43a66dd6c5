import type { LanguageCode } from '@foyer/contract/languages'
import { createText, type Params } from '@foyer/texts'
import type { Parts } from '#merchant/parts.ts'
import type { Words } from './error-policy.ts'

/** Makes texts for the error policy in the page's language. Their catalogue loads after the page; until then `shell` is used. */
export const createErrorTexts =
  (language: LanguageCode, parts: Parts) =>
  async (words: Words): Promise<string> => {
    if (typeof words === 'string') return words
    try {
      // Key and params were checked where they were created.
      const text = createText<'errors'>(language, await parts.load('texts.errors')) as (key: string, params?: Params) => string
      return text(words.key, words.params)
    } catch {
      return parts.ready('texts.shell')?.['crash_title'] ?? words.key
    }
  }
