import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { languageCodes, type LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName } from '@foyer/contract/page'
import { availableLanguages } from './available.gen.ts'
import { formsOf, pluralFormsOf } from './plurals.ts'
import { createText, type Catalogue, type Text } from './text.ts'

const root = new URL('../', import.meta.url)
const fileOf = (language: LanguageCode, name: CatalogueName): URL => new URL(`${language}/${name}.json`, root)
const loaded = new Map<string, Catalogue>()
const textsByCatalogue = new Map<string, Text<CatalogueName>>()

/** One catalogue as it is on disk, read once per process. Throws if there is no such file. */
export const catalogueOf = (language: LanguageCode, name: CatalogueName): Catalogue => {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const catalogue: Catalogue = JSON.parse(readFileSync(fileOf(language, name), 'utf8'))
  loaded.set(key, catalogue)
  return catalogue
}

let hash: string | undefined

/** Over every text there is, in all languages: changes with any of them. The files are read and not kept. */
export const textsHash = (): string => {
  const hashed = () => {
    const all = createHash('sha256')
    for (const language of availableLanguages) for (const name of catalogueNames) all.update(readFileSync(fileOf(language, name)))
    return all.digest('hex')
  }
  return (hash ??= hashed())
}

/** Whether there is a catalogue, complete or not. */
export const hasCatalogue = (language: LanguageCode, name: CatalogueName): boolean => existsSync(fileOf(language, name))

const keysOf = (language: LanguageCode, name: CatalogueName): string[] =>
  [...formsOf(catalogueOf('EN', name))].flatMap(([key, forms]) => (forms.length ? pluralFormsOf(language).map(form => `${key}_${form}`) : [key]))

/** The keys of a catalogue that have no text in this language yet, with every plural form that it needs. */
export const missingKeys = (language: LanguageCode, name: CatalogueName): string[] => {
  const own = hasCatalogue(language, name) ? catalogueOf(language, name) : {}
  return keysOf(language, name).filter(key => !(key in own))
}

/** Those in which no text is missing: what `npm run texts` writes as `availableLanguages`, because finding them reads every text there is. */
export const completeLanguages = (): readonly LanguageCode[] =>
  languageCodes.filter(code => catalogueNames.every(name => missingKeys(code, name).length === 0))

/** Those of the given languages whose texts are incomplete: a merchant that names one is refused. */
export const languagesWithoutTexts = (wanted: readonly LanguageCode[]): LanguageCode[] => wanted.filter(code => !availableLanguages.includes(code))

/** The product's own texts of one catalogue; in English if the language has none yet. Merchant overrides: `createText`. */
export const textOf = <Name extends CatalogueName>(language: LanguageCode, name: Name): Text<Name> => {
  const offeredLanguage = availableLanguages.includes(language) ? language : 'EN'
  const key = `${offeredLanguage}/${name}`
  const known = textsByCatalogue.get(key) ?? createText<CatalogueName>(offeredLanguage, catalogueOf(offeredLanguage, name))
  textsByCatalogue.set(key, known)
  return known
}
