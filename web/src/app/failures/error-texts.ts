import type { LanguageCode } from '@foyer/contract/languages'
import { createText, type Params } from '@foyer/texts'
import type { Parts } from '#merchant/parts.ts'
import type { Words } from './error-policy.ts'

/** Says words of the error policy in the page's language. Their catalogue comes after the page; without it `shell` must do. */
export const createErrorTexts =
  (language: LanguageCode, parts: Parts) =>
  async (words: Words): Promise<string> => {
    if (typeof words === 'string') return words
    try {
      // Key and params were checked where the words were made.
      const text = createText<'errors'>(language, await parts.load('texts.errors')) as (key: string, params?: Params) => string
      return text(words.key, words.params)
    } catch {
      return parts.ready('texts.shell')?.['crash_title'] ?? words.key
    }
  }
