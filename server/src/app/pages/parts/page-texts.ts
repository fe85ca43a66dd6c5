import type { LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName, type PageTexts } from '@foyer/contract/page'
import { catalogueOf } from '@foyer/texts/load'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** A catalogue in which the merchant's texts replace the product's. */
export const pageTextsOf = (merchant: Merchant, language: LanguageCode, name: CatalogueName): PageTexts => ({
  ...catalogueOf(language, name),
  ...merchant.texts[language]?.[name],
})

const PREFIX = 'texts.'

/** The catalogue with a part's name. */
export const catalogueNamed = (part: string): CatalogueName | undefined =>
  part.startsWith(PREFIX) ? catalogueNames.find(name => part === PREFIX + name) : undefined
