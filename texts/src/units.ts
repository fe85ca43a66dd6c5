import { readdirSync, readFileSync } from 'node:fs'
import { languages, type LanguageCode } from '@foyer/contract/languages'
import { catalogueNames } from '@foyer/contract/page'
import { catalogueOf, hasCatalogue } from './load.ts'
import { formsOf } from './plurals.ts'
import type { Catalogue } from './text.ts'

const GAMES = new URL('../../game-company/src/web/texts/', import.meta.url)

/** What is translated as a whole: a text with all its plural forms, by the name of its catalogue and its key (`errors.try_again_in_seconds`). */
export type Units = ReadonlyMap<string, string>

const unitsIn = (name: string, catalogue: Catalogue): [string, string][] =>
  [...formsOf(catalogue)].map(([key, forms]) => [
    `${name}.${key}`,
    forms.length ? forms.map(form => `${form}: ${catalogue[`${key}_${form}`]}`).join('\n') : (catalogue[key] ?? ''),
  ])

/** Everything that is translated in a language: the catalogues, and the demo vendor's games (`games/crash.rules`). */
export const unitsOf = (language: LanguageCode): Units => {
  const catalogues = catalogueNames.filter(name => hasCatalogue(language, name)).flatMap(name => unitsIn(name, catalogueOf(language, name)))
  const games = readdirSync(GAMES).flatMap(game =>
    unitsIn(`games/${game}`, JSON.parse(readFileSync(new URL(`${game}/${languages[language].html}.json`, GAMES), 'utf8'))),
  )
  return new Map([...catalogues, ...games])
}
