import { existsSync, readFileSync } from 'node:fs'
import { languageCodes, type LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName } from '@foyer/contract/page'
import { formsOf, pluralFormsOf } from './plurals.ts'
import { createText, type Catalogue, type Text } from './text.ts'

const root = new URL('../', import.meta.url)
const loaded = new Map<string, Catalogue>()
const spoken = new Map<string, Text<CatalogueName>>()

/** One catalogue as it stands on disk, read once per process. Throws where there is none. */
export const catalogueOf = (language: LanguageCode, name: CatalogueName): Catalogue => {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const catalogue: Catalogue = JSON.parse(readFileSync(new URL(`${key}.json`, root), 'utf8'))
  loaded.set(key, catalogue)
  return catalogue
}

/** Whether there is a catalogue, complete or not. */
export const hasCatalogue = (language: LanguageCode, name: CatalogueName): boolean => existsSync(new URL(`${language}/${name}.json`, root))

const keysOf = (language: LanguageCode, name: CatalogueName): string[] =>
  [...formsOf(catalogueOf('EN', name))].flatMap(([key, forms]) => (forms.length ? pluralFormsOf(language).map(form => `${key}_${form}`) : [key]))

/** The keys of a catalogue that have no text in this language yet, every plural form it asks for included. */
export const missingKeys = (language: LanguageCode, name: CatalogueName): string[] => {
  const own = hasCatalogue(language, name) ? catalogueOf(language, name) : {}
  return keysOf(language, name).filter(key => !(key in own))
}

/** The languages a merchant may offer: those in which nothing is missing. The product accepts more codes (contract/languages). */
export const availableLanguages: readonly LanguageCode[] = languageCodes.filter(code =>
  catalogueNames.every(name => missingKeys(code, name).length === 0),
)

/** Those of the given languages whose texts are not complete: a merchant naming one is refused. */
export const languagesWithoutTexts = (wanted: readonly LanguageCode[]): LanguageCode[] => wanted.filter(code => !availableLanguages.includes(code))

/** The product's own texts of one catalogue; English where the language has none yet. Merchant overrides: `createText`. */
export const textOf = <Name extends CatalogueName>(language: LanguageCode, name: Name): Text<Name> => {
  const spokenLanguage = availableLanguages.includes(language) ? language : 'EN'
  const key = `${spokenLanguage}/${name}`
  const known = spoken.get(key) ?? createText<CatalogueName>(spokenLanguage, catalogueOf(spokenLanguage, name))
  spoken.set(key, known)
  return known
}
