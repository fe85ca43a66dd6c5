import { isLanguageCode, type LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName } from '@foyer/contract/page'
import { availableLanguages } from '@foyer/texts/available.gen'
import { catalogueOf } from '@foyer/texts/load'
import { placeholdersOf } from '@foyer/texts/plurals'
import Type from 'typebox'
import type { Brand } from './brand.ts'
import type { Fault } from './fault.ts'
import { jsonReader } from './json/read-json.ts'
import type { Sound } from './json/sound.ts'
import type { MerchantFolder } from './merchant-folder.ts'

/** `texts/<language>/<catalogue>.json`: only texts that differ from the product's. */
export const TEXT_FILE = /^texts\/([^/]+)\/([^/]+)\.json$/

const readOverrides = jsonReader(Type.Record(Type.String(), Type.String({ minLength: 1 })))

const isCatalogueName = (name: string): name is CatalogueName => (catalogueNames as readonly string[]).includes(name)

const wordFaults = (own: Readonly<Record<string, string>>, overrides: Sound<Readonly<Record<string, string>>>) =>
  Object.entries(overrides).flatMap(([key, text = '']) => {
    const base = Object.hasOwn(own, key) ? own[key] : undefined
    const path = `/${key}`
    if (base === undefined) return [{ path, reason: 'is no text of this catalogue' }]
    const known = placeholdersOf(base)
    return placeholdersOf(text)
      .filter(name => !known.includes(name))
      .map(name => ({ path, reason: `uses {{${name}}}, which the product's own text does not have` }))
  })

type Texts = Record<string, Record<string, Readonly<Record<string, string>>>>

interface Overrides {
  readonly texts: Brand['texts']
  readonly faults: readonly Fault[]
}

/** The merchant's own texts, for the languages that it offers (all, if they are not known) and keys that exist. */
export const textOverrides = ({ code, files }: MerchantFolder, languages: readonly LanguageCode[] = availableLanguages): Overrides => {
  const texts: Texts = {}
  const faults: Fault[] = []
  for (const [path, body] of files) {
    const [, language = '', name = ''] = TEXT_FILE.exec(path) ?? []
    if (name === '') continue
    const file = `${code}/${path}`
    if (!isLanguageCode(language) || !languages.includes(language) || !availableLanguages.includes(language))
      faults.push({ file, path: '', reason: `"${language}" is no language of this merchant` })
    else if (!isCatalogueName(name)) faults.push({ file, path: '', reason: `"${name}" is no catalogue; there are ${catalogueNames.join(', ')}` })
    else {
      const { value, sound, faults: found } = readOverrides(file, body)
      const wrong = [...found, ...wordFaults(catalogueOf(language, name), sound ?? {}).map(fault => ({ file, ...fault }))]
      faults.push(...wrong)
      if (value && wrong.length === 0) texts[language] = { ...texts[language], [name]: value }
    }
  }
  return { texts, faults }
}
