import { readdirSync, readFileSync } from 'node:fs'
import { languages, type LanguageCode } from '@foyer/contract/languages'

const root = new URL('../../../', import.meta.url)
const VENDOR = 'game-company/src/web/texts'

interface Spoken {
  /** File and key: `texts/VI/wallet.json deposit`. */
  readonly at: string
  readonly text: string
}

const folders = (path: string): string[] =>
  readdirSync(new URL(`${path}/`, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)

const stringsIn = (value: unknown, at: string): Spoken[] => {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${at} ${key}`))
}

/** What a content file says in one language: whatever stands under the language's code. */
const wordsIn = (value: unknown, language: LanguageCode, at: string): Spoken[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === language ? stringsIn(inner, at) : wordsIn(inner, language, `${at} ${key}`)))
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const filesOf = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, root))
    .filter(name => name.endsWith('.json'))
    .map(name => `${folder}/${name}`)

/** Everything that players read in a language: the catalogues, the words and content of the merchants that come with the product, and the demo vendor's games. */
export const spokenIn = (language: LanguageCode): Spoken[] => {
  const merchants = folders('merchants').map(name => `merchants/${name}`)
  const catalogues = [`texts/${language}`, ...merchants.map(merchant => `${merchant}/texts/${language}`)].flatMap(filesOf)
  const games = folders(VENDOR).map(game => `${VENDOR}/${game}/${languages[language].html}.json`)
  return [
    ...[...catalogues, ...games].flatMap(file => stringsIn(read(file), file)),
    ...merchants.flatMap(merchant => filesOf(`${merchant}/content`)).flatMap(file => wordsIn(read(file), language, file)),
  ]
}
