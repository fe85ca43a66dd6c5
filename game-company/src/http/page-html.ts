import { directionOf } from '#languages.ts'
import { EARLY_OPEN } from './early-open.ts'
import { wordsFor } from './words.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
/** As vite writes it. */
export type Manifest = Readonly<Record<string, Chunk>>

/** The script that every page begins with, and a game's screen, as vite's manifest names them. */
const ENTRY = 'src/web/main.tsx'
const screenOf = (game: string): string => `src/web/games/${game}/screen.tsx`

/** A chunk and all that it needs at once. */
const withImports = (manifest: Manifest, name: string): readonly Chunk[] => {
  const chunk = manifest[name]
  return chunk ? [chunk, ...(chunk.imports ?? []).flatMap(one => withImports(manifest, one))] : []
}

/** JSON that may stand in a page. */
const jsonInPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** A page as it is sent: of a game, or without one for the check and the replay. */
export const pageHtml = (manifest: Manifest, game: string | undefined, language: string): string => {
  const chunks = [ENTRY, ...(game === undefined ? [] : [screenOf(game)])].flatMap(name => withImports(manifest, name))
  const scripts = [...new Set(chunks.map(({ file }) => file))]
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">' +
    `<meta name="color-scheme" content="dark"><title>Lampion</title>` +
    (game === undefined ? '' : `<script>${EARLY_OPEN}</script>`) +
    // The first script is the one that the page begins with, and the largest.
    `<script type="module" crossorigin src="/${scripts[0]}"></script>` +
    scripts.map((file, at) => (at === 0 ? '' : `<link rel="modulepreload" crossorigin href="/${file}">`)).join('') +
    styles.map(file => `<link rel="stylesheet" href="/${file}">`).join('') +
    `<script type="application/json" id="words">${jsonInPage(wordsFor(language, game))}</script></head><body></body></html>\n`
  )
}
