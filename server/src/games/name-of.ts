import type { LanguageCode } from '@foyer/contract/languages'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import type { Game } from './lobby/games-content.ts'

/** A game's name as calls tell it: the key of a text, or the name in the caller's language. */
export const nameOf = (merchant: Merchant, language: LanguageCode, { name }: Game): string =>
  typeof name === 'string' ? name : (wordsIn(merchant, language, name) ?? '')
