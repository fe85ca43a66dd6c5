import { readFileSync, writeFileSync } from 'node:fs'
import { keysFile } from '#key-types.ts'
import { readMadeFrom, translations, writeMadeFrom } from '#made-from-files.ts'
import { noted } from '#made-from.ts'
import { unitsOf } from '#units.ts'

const target = new URL('src/keys.gen.ts', import.meta.url)
writeFileSync(
  target,
  keysFile(name => JSON.parse(readFileSync(new URL(`EN/${name}.json`, import.meta.url), 'utf8'))),
)

// Keys that are handed in were read again: the translation is right although the English has changed.
const readAgain = process.argv.slice(2)
const english = unitsOf('EN')
for (const language of translations) writeMadeFrom(language, noted(readMadeFrom(language), english, unitsOf(language), readAgain))
