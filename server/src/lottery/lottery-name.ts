import type { LanguageCode } from '@foyer/contract/languages'
import { merchantWord } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** The name of a lottery, of the catalogue `lottery`. */
export const lotteryName = (merchant: Pick<Merchant, 'texts'>, language: LanguageCode, name: string): string =>
  merchantWord(merchant, language, 'lottery', name)
