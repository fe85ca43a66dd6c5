import { languages, numberLocalesOf, type LanguageCode } from '@foyer/contract/languages'
import type { CatalogueName } from '@foyer/contract/page'
import type { Texts } from './keys.gen.ts'

/** Key → text of one catalogue in one language, in the i18next JSON v4 form. */
export type Catalogue = Readonly<Record<string, string>>
export type Params = Readonly<Record<string, string | number>>

type ParamsOf<Expected> = Expected extends null ? [] : [params: Expected]

/** Gives the text of a key; `Keys` has the keys with their params, as `keysFile` writes them from the English catalogue. */
export type TextOf<Keys> = <Key extends keyof Keys>(key: Key, ...params: ParamsOf<Keys[Key]>) => string
export type Text<Name extends CatalogueName> = TextOf<Texts[Name]>

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/**
 * The texts of one catalogue in one language. `count` picks the plural form (`days_one`, `days_other`);
 * numbers are formatted as the language does. A missing text gives its key, so that the gap is seen but nothing breaks.
 */
export const createTextOf = <Keys>(language: LanguageCode, catalogue: Catalogue): TextOf<Keys> => {
  const numbers = new Intl.NumberFormat(numberLocalesOf(language))
  const plurals = new Intl.PluralRules(languages[language].locale)
  const text = (key: string, params: Params = {}) => {
    const plural = typeof params.count === 'number' ? (catalogue[`${key}_${plurals.select(params.count)}`] ?? catalogue[`${key}_other`]) : undefined
    return (plural ?? catalogue[key] ?? key).replace(PLACEHOLDER, (placeholder, name: string) => {
      const value = params[name] ?? placeholder
      return typeof value === 'number' ? numbers.format(value) : value
    })
  }
  return text as TextOf<Keys>
}

/** The same for a catalogue of the product. */
export const createText = <Name extends CatalogueName>(language: LanguageCode, catalogue: Catalogue): Text<Name> => createTextOf(language, catalogue)

/** Words of a merchant's content: the text under this key, or the words themselves if there is no such key. */
export const wordsOf = (catalogue: Catalogue, keyOrWords: string): string => catalogue[keyOrWords] ?? keyOrWords
