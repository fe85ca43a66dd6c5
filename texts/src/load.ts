import { existsSync, readFileSync } from 'node:fs'
import { languageCodes, type LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName } from '@foyer/contract/page'
import { createText, type Catalogue, type Text } from '#text.ts'

const root = new URL('../', import.meta.url)
const fileOf = (language: LanguageCode, name: CatalogueName): URL => new URL(`${language}/${name}.json`, root)
const loaded = new Map<string, Catalogue>()
const spoken = new Map<string, Text<CatalogueName>>()

/** Whether every catalogue of the language is there. */
const isComplete = (language: LanguageCode): boolean => catalogueNames.every(name => existsSync(fileOf(language, name)))

/** The languages a merchant may offer: those that have all their catalogues. The product accepts more codes (contract/languages). */
export const availableLanguages: readonly LanguageCode[] = languageCodes.filter(isComplete)

/** Those of the given languages that have no texts yet: a merchant naming one is refused. */
export const languagesWithoutTexts = (wanted: readonly LanguageCode[]): LanguageCode[] => wanted.filter(code => !availableLanguages.includes(code))

/** One catalogue as it stands on disk, read once per process. Throws for a language without texts. */
export const catalogueOf = (language: LanguageCode, name: CatalogueName): Catalogue => {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const catalogue: Catalogue = JSON.parse(readFileSync(fileOf(language, name), 'utf8'))
  loaded.set(key, catalogue)
  return catalogue
}

/** The product's own texts of one catalogue; English where the language has none yet. Merchant overrides: `createText`. */
export const textOf = <Name extends CatalogueName>(language: LanguageCode, name: Name): Text<Name> => {
  const spokenLanguage = availableLanguages.includes(language) ? language : 'EN'
  const key = `${spokenLanguage}/${name}`
  const known = spoken.get(key) ?? createText<CatalogueName>(spokenLanguage, catalogueOf(spokenLanguage, name))
  spoken.set(key, known)
  return known
}
