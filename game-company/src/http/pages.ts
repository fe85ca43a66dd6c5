import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rulesByCode } from '#games/all-rules.ts'
import { LANGUAGES, languageFor } from '#languages.ts'
import { sendBody, written, type Body } from './body.ts'
import { readBuild } from './build.ts'
import { EARLY_OPEN_HASH } from './early-open.ts'
import type { FramedBy, OwnOrigin } from './own-origin.ts'
import { pageHtml } from './page-html.ts'
import { wordsFor } from './words.ts'

/**
 * Every page is without an origin (`sandbox`): whatever runs in it reaches no cookie and no storage, of this address or of any other. So it
 * writes its address out: in a sandboxed page of Safari `'self'` matches nothing, and the page stays empty.
 */
const policyAt = (own: string, platforms: string): string =>
  `sandbox allow-scripts; default-src 'none'; script-src ${own} ${EARLY_OPEN_HASH}; ` +
  `style-src ${own}; img-src ${own} data:; font-src ${own}; connect-src ${own}; base-uri 'none'; form-action 'none'; frame-ancestors ${platforms}`

interface Addresses {
  readonly originOf: OwnOrigin
  readonly framedBy: FramedBy
}

type OfGame = FastifyRequest<{ Params: { readonly game: string }; Querystring: { readonly language?: string } }>
type OfAsset = FastifyRequest<{ Params: { readonly name: string } }>
type OfWords = FastifyRequest<{ Params: { readonly language: string; readonly game: string } }>

export const registerPages = async (app: FastifyInstance, folder: string, { originOf, framedBy }: Addresses): Promise<void> => {
  const build = readBuild(folder)
  /** By game and language: each is written once. */
  const pages = new Map<string, Body>()

  const send = (request: FastifyRequest, reply: FastifyReply, game?: string): FastifyReply => {
    void reply.headers({ 'content-security-policy': policyAt(originOf(request), framedBy(request)), 'cache-control': 'no-cache' })
    if (!build) return reply.code(503).send({ error: 'The pages are not built: run npm start.' })
    const language = languageFor((request.query as { readonly language?: string }).language)
    const name = `${game} ${language}`
    const body = pages.get(name) ?? written(pageHtml(build.manifest, game, language))
    pages.set(name, body)
    return sendBody(reply.type('text/html; charset=utf-8'), request, body)
  }

  app.get('/play/:game', async (request: OfGame, reply) =>
    rulesByCode.has(request.params.game) ? send(request, reply, request.params.game) : reply.code(404).send({ error: 'GAME_UNKNOWN' }),
  )
  app.get('/replay', async (request, reply) => send(request, reply))
  app.get('/check', async (request, reply) => send(request, reply))

  app.get('/words/:language/:game', async ({ params: { language, game } }: OfWords, reply) => {
    if (!LANGUAGES.includes(language) || !rulesByCode.has(game)) return reply.code(404).send({ error: 'unknown' })
    void reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
    return wordsFor(language, game)
  })

  app.get('/assets/:name', async (request: OfAsset, reply) => {
    const asset = build?.assetOf(request.params.name)
    if (!asset) return reply.code(404).send({ error: 'unknown' })
    void reply.headers({
      'content-type': asset.type,
      // Its name changes with its content. A page without an origin loads scripts as any foreign page does.
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
    return sendBody(reply, request, asset)
  })
}
