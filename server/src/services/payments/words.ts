import type { Caller } from '#caller.ts'
import type { WordsByLanguage } from '#merchants/merchant.ts'

/** Words of the merchant in the caller's language, otherwise in the merchant's first. */
export const wordsFor = ({ merchant, language }: Pick<Caller, 'merchant' | 'language'>, words: WordsByLanguage | undefined): string | undefined =>
  words?.[language] ?? words?.[merchant.languages[0] ?? language]
