import { readFileSync, writeFileSync } from 'node:fs'
import { catalogueNames } from '@foyer/contract/page'
import { consoleCatalogues } from '#console-catalogues.ts'
import { keysFile } from '#key-types.ts'
import { completeLanguages } from '#load.ts'
import { readMadeFrom, translations, writeMadeFrom } from '#made-from-files.ts'
import { noted } from '#made-from.ts'
import type { Catalogue } from '#text.ts'
import { unitsOf } from '#units.ts'

/** Writes the keys of the catalogues in `english`. */
const writeKeys = (from: string, english: URL, names: readonly string[], target: URL) =>
  writeFileSync(
    target,
    keysFile(from, names, name => JSON.parse(readFileSync(new URL(`${name}.json`, english), 'utf8')) as Catalogue),
  )

writeKeys('texts/EN', new URL('EN/', import.meta.url), catalogueNames, new URL('src/keys.gen.ts', import.meta.url))
// The console has catalogues of its own, each named as its file is.
const ofConsole = new URL('../console/texts/EN/', import.meta.url)
writeKeys('console/texts/EN', ofConsole, consoleCatalogues(ofConsole), new URL('../console/src/texts/keys.gen.ts', import.meta.url))

writeFileSync(
  new URL('src/available.gen.ts', import.meta.url),
  `// Written by npm run texts: the languages in which no text is missing.
import type { LanguageCode } from '@foyer/contract/languages'

/** The languages a merchant may offer. The product accepts more codes (contract/languages). */
export const availableLanguages: readonly LanguageCode[] = [${completeLanguages()
    .map(code => `'${code}'`)
    .join(', ')}]
`,
)

// Keys that are handed in were read again: the translation is right although the English has changed.
const readAgain = process.argv.slice(2)
const english = unitsOf('EN')
for (const language of translations) writeMadeFrom(language, noted(readMadeFrom(language), english, unitsOf(language), readAgain))
