import type { LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName } from '@foyer/contract/page'
import { wordsOf } from '@foyer/texts'
import { catalogueOf } from '@foyer/texts/load'
import type { Merchant } from './merchant.ts'

/** What a merchant names by a key of a catalogue, or by the name itself, as on the pages. */
export const catalogueWord = ({ texts }: Pick<Merchant, 'texts'>, language: LanguageCode, catalogue: CatalogueName, name: string): string =>
  texts[language]?.[catalogue]?.[name] ?? wordsOf(catalogueOf(language, catalogue), name)
