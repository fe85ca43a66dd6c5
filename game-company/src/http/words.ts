import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFigures } from './figures.ts'

const FOLDER = join(import.meta.dirname, '../web/texts')

/** The words of an area by key, as the page takes them: `dice.roll`, with the figures of the game's rules. */
const wordsOfArea = (area: string, language: string): readonly (readonly [string, string])[] => {
  const words = JSON.parse(readFileSync(join(FOLDER, area, `${language}.json`), 'utf8')) as Readonly<Record<string, string>>
  return Object.entries(words).map(([key, word]) => [`${area}.${key}`, withFigures(area, language, word)])
}

/** What the pages of a game say in a language, or, without a game, what all pages share. Both must be known: they are names of files. */
export const wordsFor = (language: string, game: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(['shell', ...(game === undefined ? [] : [game])].flatMap(area => wordsOfArea(area, language)))
