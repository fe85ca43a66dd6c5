import { readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Writes the names of countries in the languages that Chromium does not know, from the CLDR data in Node, in the order of their alphabets: npm run countries
const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
const codes = readdirSync(flags)
  .map(file => file.slice(0, -'.svg'.length))
  .filter(code => /^[A-Z]{2}$/.test(code))

/** Places where Khmer words may break: a search would not find names by what players type. */
const BREAKS = /\u200B/g
/** Names of codes that stand for no country. */
const LATIN = /[A-Za-z]/

for (const locale of ['km', 'my']) {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const { compare } = new Intl.Collator(locale)
  const named = codes
    .flatMap((code): [string, string][] => {
      const name = names.of(code)?.replaceAll(BREAKS, '')
      return name === undefined || LATIN.test(name) ? [] : [[code, name]]
    })
    .sort(([, a], [, b]) => compare(a, b))
  writeFileSync(
    new URL(`../src/blocks/account/dialling-code/names/${locale}.json`, import.meta.url),
    `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`,
  )
}
