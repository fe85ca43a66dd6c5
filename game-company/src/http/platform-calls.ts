import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnyRules, rulesByCode } from '#games/all-rules.ts'
import type { Parts } from '#parts.ts'
import { lowestStakes } from '#rounds/stakes.ts'
import { LaunchBody, newLaunch } from './new-launch.ts'
import { parsed } from './parsed.ts'
import { roundAnswer, transactionAnswer } from './platform-answers.ts'
import { accountOf } from './signed-request.ts'

const ENTRIES = 1_000

type Listing = FastifyRequest<{ Querystring: Readonly<Record<'since' | 'until' | 'after' | 'limit', string | undefined>> }>

/** What a game returns at least: whatever is chosen, at the lowest stake of every currency. */
const leastOf = (rules: AnyRules): number =>
  Math.min(rules.returnToPlayer, ...lowestStakes(rules).map(stake => rules.leastReturn?.(stake) ?? rules.returnToPlayer))

export const registerPlatformCalls = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { clock, keys, newId, launches, movements, engine, view, originOf } = parts

  await app.register(async inner => {
    inner.removeAllContentTypeParsers()
    // The signature is over the bytes that came.
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    inner.decorateRequest('account', '')
    inner.addHook('preHandler', async (request, reply) => {
      const account = accountOf(request, keys, clock())
      if (account === undefined) return reply.code(401).send({ error: 'SIGNATURE_INVALID' })
      request.account = account
      return undefined
    })

    inner.get('/v1/games', async () => ({
      games: [...rulesByCode.values()].map(rules => ({
        game: rules.code,
        name: rules.code,
        trial: true,
        rtp: Math.round(rules.returnToPlayer * 10_000) / 100,
        rtpLeast: Math.floor(leastOf(rules) * 10_000) / 100,
        open: true,
      })),
    }))

    inner.post('/v1/launch', async (request, reply) => {
      const order = parsed(LaunchBody, request.body)
      if (!order || (order.mode === 'real' && (order.token === undefined || order.wallet === undefined)))
        return reply.code(422).send({ error: 'REQUEST_INVALID' })
      if (!rulesByCode.has(order.game)) return reply.code(404).send({ error: 'GAME_UNKNOWN' })
      const id = newId()
      launches.add(newLaunch(id, request.account, order, clock().getTime()))
      return { url: `${originOf(request)}/play/${order.game}?language=${encodeURIComponent(order.language)}#${id}` }
    })

    inner.get('/v1/rounds/:round', async (request: FastifyRequest<{ Params: { readonly round: string } }>, reply: FastifyReply) => {
      const round = await engine.look(request.params.round)
      if (!round || round.account !== request.account || round.mode === 'trial') return reply.code(404).send({ error: 'ROUND_UNKNOWN' })
      return roundAnswer(round, view(round), `${originOf(request)}/replay?round=${round.id}`)
    })

    inner.get('/v1/transactions', async (request: Listing, reply: FastifyReply) => {
      const { since = '', until = '', after = '0', limit = String(ENTRIES) } = request.query
      const [from, to] = [Date.parse(since), until === '' ? clock().getTime() + 1 : Date.parse(until)]
      const most = Math.min(Number(limit), ENTRIES)
      if (Number.isNaN(from) || Number.isNaN(to) || !/^\d{1,15}$/.test(after) || !(most >= 1))
        return reply.code(422).send({ error: 'REQUEST_INVALID' })
      const found = movements.list(request.account, from, to, Number(after), Math.floor(most))
      const last = found.at(-1)
      return { transactions: found.map(transactionAnswer), ...(last && found.length === Math.floor(most) && { next: String(last.number) }) }
    })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed. */
    account: string
  }
}
