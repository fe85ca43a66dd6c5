import type { LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName } from '@foyer/contract/page'
import { createText, type Catalogue, type Text } from '@foyer/texts'
import { catalogueOf, textOf } from '@foyer/texts/load'
import type { Merchant } from './merchant.ts'

/** Whose texts they are; undefined where a visitor reads the product's own. */
type Speaker = Pick<Merchant, 'texts'> | undefined

/** A catalogue in which the merchant's texts replace the product's. */
export const merchantCatalogue = (merchant: Speaker, language: LanguageCode, name: CatalogueName): Catalogue => ({
  ...catalogueOf(language, name),
  ...merchant?.texts[language]?.[name],
})

/** The texts of a catalogue, with their params; the merchant's own replace the product's. */
export const merchantText = <Name extends CatalogueName>(merchant: Speaker, language: LanguageCode, name: Name): Text<Name> =>
  merchant?.texts[language]?.[name] ? createText<Name>(language, merchantCatalogue(merchant, language, name)) : textOf(language, name)

/** One text without params: what a merchant names by a key of a catalogue, or by the name itself, as on the pages. */
export const merchantWord = (merchant: Speaker, language: LanguageCode, catalogue: CatalogueName, name: string): string =>
  merchant?.texts[language]?.[catalogue]?.[name] ?? (textOf(language, catalogue) as (key: string) => string)(name)
