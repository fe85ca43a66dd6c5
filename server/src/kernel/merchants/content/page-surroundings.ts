import type { LanguageCode } from '@foyer/contract/languages'
import { pictureOf } from '#kernel/merchants/picture-of.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import type { PageSurroundings } from './content-surroundings.ts'

export const pageSurroundings = (merchant: PageSurroundings['merchant'], language: LanguageCode, now: Date): PageSurroundings => ({
  merchant,
  language,
  now,
  picture: file => pictureOf(merchant, file),
  words: byLanguage => wordsIn(merchant, language, byLanguage),
})
