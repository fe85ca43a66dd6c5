import { nameOf } from '#games/name-of.ts'
import { merchantWord } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** What a game is called, in words; one that is not in the content any more has its code. */
export const gameWords = (merchant: Merchant, code: string): string => {
  const game = merchant.content.games?.find(one => one.code === code)
  const language = merchant.languages[0] ?? 'EN'
  return game ? merchantWord(merchant, language, 'play', nameOf(merchant, language, game)) : code
}
