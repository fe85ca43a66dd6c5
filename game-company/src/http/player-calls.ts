import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Parts } from '#parts.ts'
import { RoundRefusal } from '#rounds/round-refusal.ts'
import { createAnswers } from './create-answers.ts'
import { hasEnded } from './page-launch.ts'
import { parsed } from './parsed.ts'
import type { Refused } from './player-answers.ts'
import { bodies } from './player-bodies.ts'
import { Refusal } from './player-refusal.ts'

export const registerPlayerCalls = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { rounds, view } = parts
  const answers = createAnswers(parts)

  await app.register(async inner => {
    inner.addHook('onRequest', async (_request, reply) => {
      void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    })
    const answer = <Body extends TSchema>(name: string, schema: Body, work: (body: Static<Body>) => Promise<unknown>): void => {
      inner.post(`/api/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
        const body = parsed(schema, request.body)
        if (body === undefined) return reply.code(422).send({ error: 'REQUEST_INVALID' } satisfies Refused)
        try {
          return await work(body)
        } catch (error) {
          if (error instanceof Refusal) return reply.code(error.status).send(error.answer)
          if (error instanceof RoundRefusal) return reply.code(409).send({ error: error.code, waitMs: error.waitMs } satisfies Refused)
          throw error
        }
      })
    }
    answer('open', bodies.open, answers.open)
    answer('begin', bodies.begin, answers.begin)
    answer('act', bodies.act, answers.act)
    answer('look', bodies.look, answers.look)
    answer('balance', bodies.balance, answers.balance)
    answer('history', bodies.history, answers.history)
    answer('seeds', bodies.seeds, answers.seeds)

    // Whoever knows the name of a round, which nobody can guess, may see it again.
    inner.get('/api/replay', async (request: FastifyRequest<{ Querystring: { readonly round?: string } }>, reply) => {
      const round = rounds.find(request.query.round ?? '')
      if (!round || !hasEnded(round)) return reply.code(404).send({ error: 'ROUND_UNKNOWN' } satisfies Refused)
      return { round: view(round), currency: round.currency, decimals: round.decimals }
    })
  })
}
