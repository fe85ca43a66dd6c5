import { DrawId } from '@foyer/contract/lottery/lottery-fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Check } from 'typebox/value'
import type { Deps } from '#kernel/deps.ts'
import type { FloodWindow } from '#kernel/http/flood-limit.ts'
import { hostName } from '#kernel/http/site.ts'
import { createRenderLane } from '#kernel/pages/document/render-lane.ts'
import { asItIs, type Compressed } from '#kernel/pages/files/compressed.ts'
import { IMMUTABLE, sendCompressed } from '#kernel/pages/files/send-compressed.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { publishedPart } from './published-choices.ts'
import { publishedRoots } from './published-roots.ts'

/** What is published with a draw's numbers, by the name of its file. */
export const PUBLISHED_PATH = '/lottery'

const BRIEFLY = 'public, max-age=5'
const LINES = 'application/x-ndjson; charset=utf-8'
/** Parts of choices that stay in memory, some 1.2 MB each with their compressed forms. */
const KEPT_PARTS = 24
/** Parts and certificates that are made for one network in one window: all of a draw with 160,000 tickets. Those that are kept cost nothing and pass. */
const MADE_PER_NETWORK: FloodWindow = { requests: 40, windowMs: 10_000 }

const isDrawId = (text: string): boolean => Check(DrawId, text)
const PART_FILE = /^([1-9][0-9]{0,5})\.jsonl$/
const CERTIFICATE_FILE = /^(.+)\.json$/

/**
 * What everybody may keep a copy of, by plain addresses without a session: the hashes over all tickets (a file and a feed), the certificates, and
 * the choices of draws whose numbers are known (docs/lottery.md).
 */
export const registerPublished = (app: FastifyInstance, deps: Pick<Deps, 'merchants' | 'stores' | 'clock'>): void => {
  const { merchants, stores, clock } = deps
  const rootsOf = publishedRoots(deps)
  const kept = createPageCache<Compressed | undefined>(KEPT_PARTS)
  const inLane = createRenderLane(clock, MADE_PER_NETWORK)

  const merchantOf = (request: FastifyRequest): string | undefined => {
    const match = merchants.byHost(hostName(request.host))
    return match && !match.blocked ? match.merchant.code : undefined
  }

  for (const [name, form, type] of [
    ['roots.jsonl', 'file', LINES],
    ['roots.atom', 'feed', 'application/atom+xml; charset=utf-8'],
  ] as const)
    app.get(`${PUBLISHED_PATH}/${name}`, async (request, reply) => {
      const merchant = merchantOf(request)
      if (merchant === undefined) return reply.callNotFound()
      const roots = await rootsOf(merchant)
      return sendCompressed(request, reply.headers({ 'content-type': type, 'cache-control': BRIEFLY }), roots[form])
    })

  const choicesOf = async (merchant: string, id: string, part: number): Promise<Compressed | undefined> => {
    const draw = await stores.draws.byId(merchant, id)
    return draw && (await publishedPart(deps, draw, part))
  }

  const certificateOf = async (merchant: string, id: string): Promise<Compressed | undefined> => {
    const result = await stores.draws.resultOf({ merchant, id })
    return result && asItIs(Buffer.from(result.certificate))
  }

  /** What is not there yet is not kept: it may be there at the next try. */
  const sent = async (request: FastifyRequest, key: string, make: () => Promise<Compressed | undefined>): Promise<Compressed | undefined> => {
    const body = await kept.get(key, () => inLane(request.network, make))
    if (!body) kept.forget(key)
    return body
  }

  app.get<{ Params: { readonly draw: string; readonly file: string } }>(`${PUBLISHED_PATH}/choices/:draw/:file`, async (request, reply) => {
    const { draw, file } = request.params
    const merchant = merchantOf(request)
    const part = PART_FILE.exec(file)?.[1]
    if (merchant === undefined || part === undefined || !isDrawId(draw)) return reply.callNotFound()
    const body = await sent(request, `${merchant}/choices/${draw}/${part}`, () => choicesOf(merchant, draw, Number(part)))
    return body ? sendCompressed(request, reply.headers({ 'content-type': LINES, 'cache-control': IMMUTABLE }), body) : reply.callNotFound()
  })

  app.get<{ Params: { readonly file: string } }>(`${PUBLISHED_PATH}/certificates/:file`, async (request, reply) => {
    const merchant = merchantOf(request)
    const draw = CERTIFICATE_FILE.exec(request.params.file)?.[1] ?? ''
    if (merchant === undefined || !isDrawId(draw)) return reply.callNotFound()
    const body = await sent(request, `${merchant}/certificates/${draw}`, () => certificateOf(merchant, draw))
    return body
      ? sendCompressed(request, reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': IMMUTABLE }), body)
      : reply.callNotFound()
  })
}
