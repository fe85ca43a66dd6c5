import type { LanguageCode } from '@foyer/contract/languages'
import type { Brand } from './brand.ts'
import type { WordsByLanguage } from './merchant.ts'

/** The merchant's words in `language`, otherwise in the merchant's first language; undefined where it has none. */
export const wordsIn = ({ languages }: Pick<Brand, 'languages'>, language: LanguageCode, words: WordsByLanguage | undefined): string | undefined =>
  words?.[language] ?? words?.[languages[0] ?? language]
