import type { LanguageCode } from '@foyer/contract/languages'
import type { Brand } from './brand.ts'

/** What a merchant or its staff wrote in several languages, in `language`, otherwise in the merchant's first one; undefined where it says nothing. */
export const wordsIn = <Words>(
  { languages }: Pick<Brand, 'languages'>,
  language: LanguageCode,
  words: Readonly<Record<string, Words>> | undefined,
): Words | undefined => words?.[language] ?? words?.[languages[0] ?? language]
