import type { LanguageCode } from '@foyer/contract/languages'
import type { Brand } from '#merchants/brand.ts'
import { pictureOf } from '#merchants/picture-of.ts'
import { wordsIn } from '#merchants/words-in.ts'
import type { PageSurroundings } from './declare-content.ts'

export const pageSurroundings = (merchant: Brand, language: LanguageCode, now: Date): PageSurroundings => ({
  merchant,
  language,
  now,
  picture: file => pictureOf(merchant, file),
  words: byLanguage => wordsIn(merchant, language, byLanguage),
})
