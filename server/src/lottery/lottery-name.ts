import type { LanguageCode } from '@foyer/contract/languages'
import { wordsOf } from '@foyer/texts'
import { catalogueOf } from '@foyer/texts/load'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** A lottery's name is a key of the catalogue `lottery`, or the name itself, as on the pages. */
export const lotteryName = ({ texts }: Pick<Merchant, 'texts'>, language: LanguageCode, name: string): string =>
  texts[language]?.lottery?.[name] ?? wordsOf(catalogueOf(language, 'lottery'), name)
