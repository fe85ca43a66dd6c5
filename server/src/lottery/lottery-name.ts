import type { LanguageCode } from '@foyer/contract/languages'
import { catalogueWord } from '#kernel/merchants/catalogue-word.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** The name of a lottery, of the catalogue `lottery`. */
export const lotteryName = (merchant: Pick<Merchant, 'texts'>, language: LanguageCode, name: string): string =>
  catalogueWord(merchant, language, 'lottery', name)
