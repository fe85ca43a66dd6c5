import { readdirSync, readFileSync } from 'node:fs'
import { errors } from '@foyer/contract/errors'
import { languageCodes, type LanguageCode } from '@foyer/contract/languages'
import { catalogueNames, type CatalogueName } from '@foyer/contract/page'
import { describe, expect, it } from 'vitest'
import { availableLanguages } from './available.gen.ts'
import { keysFile } from './key-types.ts'
import { catalogueOf, completeLanguages, hasCatalogue, languagesWithoutTexts, missingKeys } from './load.ts'
import { formsOf, placeholdersOf, pluralFormsOf } from './plurals.ts'
import type { Catalogue } from './text.ts'

/** Languages that share no letter with English, so that untranslated words can be found in them. */
const otherScripts: readonly LanguageCode[] = ['CN', 'TW', 'JA', 'KO', 'TH', 'HI', 'BN', 'TA', 'KM', 'MY', 'UR']
/** Names and abbreviations that every language writes with Latin letters. */
const LATIN_NAMES =
  /\{\{\w+\}\}|\b(?:CORS|IP|OK|ID|App|Caps|Lock|OTP|VIP|Google|Facebook|Passkey|Authenticator|SMS|QR|Safari|JPEG|PNG|WebP|CSV|UTC|iPhone|iPad|[Ss]eed)\b/g

/** iOS does not support these languages: an iPhone shows English labels there, and the texts quote them in English. */
const withoutIos: readonly LanguageCode[] = ['KM', 'MY']
const QUOTED_LABEL = /“[^”]+”/g

const root = new URL('../', import.meta.url)
const textsOf = (catalogue: Catalogue, key: string, forms: readonly string[]) =>
  forms.length ? forms.map(form => catalogue[`${key}_${form}`] ?? '') : [catalogue[key] ?? '']

/** Every catalogue, even an incomplete one: its language is not offered, but the texts it has must be right. */
const eachCatalogue = languageCodes.flatMap(language =>
  catalogueNames.filter(name => hasCatalogue(language, name)).map(name => [language, name] as const),
)

describe.each(eachCatalogue)('%s/%s', (language: LanguageCode, name: CatalogueName) => {
  const english = formsOf(catalogueOf('EN', name))
  const catalogue = catalogueOf(language, name)
  const forms = formsOf(catalogue)

  it('has no key that English lacks', () => {
    expect([...forms.keys()].filter(key => !english.has(key))).toEqual([])
  })

  it('has exactly the plural forms the language needs', () => {
    const plural = [...forms.keys()].filter(key => english.get(key)?.length)
    for (const key of plural) expect([key, forms.get(key)?.toSorted()]).toEqual([key, pluralFormsOf(language)])
  })

  // Proves registration-8.
  it('has the same params in every text as in English', () => {
    for (const [key, ownForms] of forms) {
      const englishForms = english.get(key) ?? []
      const wanted = placeholdersOf(textsOf(catalogueOf('EN', name), key, englishForms).join())
      for (const text of textsOf(catalogue, key, ownForms)) expect([key, placeholdersOf(text)]).toEqual([key, wanted])
    }
  })

  it('has no empty text, and none with superfluous spaces', () => {
    expect(Object.entries(catalogue).filter(([, text]) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([])
  })
})

describe.each(eachCatalogue.filter(([language]) => otherScripts.includes(language)))('%s/%s in a script of its own', (language, name) => {
  it('has no English words', () => {
    const own = (text: string) => (withoutIos.includes(language) ? text.replace(QUOTED_LABEL, '') : text).replace(LATIN_NAMES, '')
    const words = Object.entries(catalogueOf(language, name)).map(([key, text]) => [key, own(text).match(/[A-Za-z]{2,}/g)])
    expect(words.filter(([, found]) => found)).toEqual([])
  })
})

describe('catalogues', () => {
  // Proves language-and-country-1.
  it.each(languageCodes)('are complete in %s', language => {
    expect(catalogueNames.flatMap(name => missingKeys(language, name))).toEqual([])
  })

  // Proves language-and-country-15.
  it('are in folders named by the accepted language codes (spec 1 §9)', () => {
    const folders = readdirSync(root, { withFileTypes: true }).filter(
      entry => entry.isDirectory() && !['src', 'made-from', 'node_modules'].includes(entry.name),
    )
    expect(folders.map(entry => entry.name).filter(name => !(languageCodes as readonly string[]).includes(name))).toEqual([])
  })

  it('keep a language from being offered if they lack a text: npm run texts writes which are offered', () => {
    expect(availableLanguages).toEqual(completeLanguages())
    expect(languagesWithoutTexts(availableLanguages)).toEqual([])
    const missing = languageCodes.filter(code => !availableLanguages.includes(code))
    expect(languagesWithoutTexts(languageCodes)).toEqual(missing)
  })

  it('have a text without params for every error code on the wire', () => {
    const texts = catalogueOf('EN', 'errors')
    for (const code of Object.keys(errors)) expect([code, placeholdersOf(texts[code] ?? '{{missing}}')]).toEqual([code, []])
  })

  it('are what keys.gen.ts was written from (run `npm run texts`)', () => {
    expect(readFileSync(new URL('src/keys.gen.ts', root), 'utf8')).toBe(keysFile('texts/EN', catalogueNames, name => catalogueOf('EN', name)))
  })
})
