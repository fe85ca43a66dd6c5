import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rulesByCode } from '#games/all-rules.ts'

/** Every page is without an origin (`sandbox`): whatever runs in it reaches no cookie and no storage, of this address or of any other. */
const POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The script that every page begins with, and a game's screen, as vite's manifest names them. */
const ENTRY = 'src/web/main.tsx'
const screenOf = (game: string): string => `src/web/games/${game}/screen.tsx`
const wordsOf = (area: string, language: string): string => `src/web/texts/${area}/${language}.json`

/** A chunk and all that it needs at once. */
const withImports = (manifest: Manifest, name: string): readonly Chunk[] => {
  const chunk = manifest[name]
  return chunk ? [chunk, ...(chunk.imports ?? []).flatMap(one => withImports(manifest, one))] : []
}

const page = (manifest: Manifest, game: string | undefined, language: string): string => {
  const entry = manifest[ENTRY]
  const late = game === undefined ? [] : [screenOf(game), wordsOf('shell', language), wordsOf(game, language)]
  const chunks = [ENTRY, ...late].flatMap(name => withImports(manifest, name))
  const scripts = [...new Set(chunks.map(({ file }) => file))].filter(file => file !== entry?.file)
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">' +
    `<meta name="color-scheme" content="dark"><title>Lampion</title>` +
    styles.map(file => `<link rel="stylesheet" href="/${file}">`).join('') +
    scripts.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`).join('') +
    `<script type="module" crossorigin src="/${entry?.file}"></script></head><body></body></html>\n`
  )
}

interface Asset {
  readonly type: string
  readonly plain: Buffer
  readonly brotli: Buffer | undefined
}

/** The built pages, read once; undefined where nothing is built. */
const readBuild = (folder: string) => {
  const manifestFile = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(join(folder, 'assets'))) {
    const type = TYPES[name.split('.').at(-1) ?? '']
    const path = join(folder, 'assets', name)
    if (type !== undefined)
      assets.set(name, { type, plain: readFileSync(path), brotli: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined })
  }
  return { manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, assets }
}

type OfGame = FastifyRequest<{ Params: { readonly game: string }; Querystring: { readonly language?: string } }>
type OfAsset = FastifyRequest<{ Params: { readonly name: string } }>

export const registerPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const build = readBuild(folder)

  const send = (reply: FastifyReply, game?: string, language = 'en'): FastifyReply => {
    void reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
    return build
      ? reply.type('text/html; charset=utf-8').send(page(build.manifest, game, language))
      : reply.code(503).send({ error: 'The pages are not built: run npm start.' })
  }

  app.get('/play/:game', async ({ params: { game }, query: { language } }: OfGame, reply) =>
    rulesByCode.has(game) ? send(reply, game, language) : reply.code(404).send({ error: 'GAME_UNKNOWN' }),
  )
  app.get('/replay', async (_request, reply) => send(reply))
  app.get('/check', async (_request, reply) => send(reply))

  app.get('/assets/:name', async ({ params: { name }, headers }: OfAsset, reply) => {
    const asset = build?.assets.get(name)
    if (!asset) return reply.code(404).send({ error: 'unknown' })
    const { type, plain, brotli } = asset
    const isBrotli = brotli !== undefined && String(headers['accept-encoding']).includes('br')
    void reply.headers({
      'content-type': type,
      // Its name changes with its content. A page without an origin loads scripts as any foreign page does.
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
      ...(isBrotli && { 'content-encoding': 'br' }),
    })
    return reply.send(isBrotli ? brotli : plain)
  })
}
