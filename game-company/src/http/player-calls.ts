import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { rulesByCode, type AnyRules } from '#games/all-rules.ts'
import type { Parts } from '#parts.ts'
import { RoundRefusal } from '#rounds/round-refusal.ts'
import type { Outcome, Round } from '#rounds/round.ts'
import { isStake, stakesIn } from '#rounds/stakes.ts'
import { createEnter } from '#sessions/enter.ts'
import type { Launch } from '#sessions/launch.ts'
import { parsed } from './parsed.ts'
import type { Opened, Played, Refused } from './player-answers.ts'

// What the game's page asks of its server. The page has no origin, so it names its launch in the body; plain text needs no question beforehand
// (CORS preflight).

const own = { launch: Type.String({ maxLength: 64 }) }
const bodies = {
  open: Type.Object(own),
  begin: Type.Object({
    ...own,
    request: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
    stake: Type.Integer({ minimum: 1 }),
    choice: Type.Unknown(),
  }),
  act: Type.Object({ ...own, round: Type.String({ maxLength: 64 }), before: Type.Integer({ minimum: 0, maximum: 1_000 }), act: Type.Unknown() }),
  look: Type.Object({ ...own, round: Type.String({ maxLength: 64 }) }),
  balance: Type.Object(own),
  history: Type.Object(own),
  seeds: Type.Object({ ...own, clientSeed: Type.Optional(Type.String({ pattern: '^[\\x21-\\x39\\x3b-\\x7e]{1,64}$' })) }),
}

/** How many rounds the strip above the game shows, and how many the list of a player. */
const STRIP = 12
const LIST = 50

/** Whether the result stands, wherever its money is. */
const hasEnded = ({ state, seed }: Round): boolean => state === 'paying' || state === 'closed' || (state === 'stuck' && seed !== null)

class Refusal extends Error {
  readonly answer: Refused
  readonly status: number
  constructor(answer: Refused, status = 409) {
    super(answer.error)
    this.answer = answer
    this.status = status
  }
}

export const registerPlayerCalls = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const { rounds, launches, seeds, wallets, engine, view, call } = parts
  const enter = createEnter(call, launches)

  const playedOf = ({ round, balance }: Outcome): Played => ({ round: view(round), ...(balance !== undefined && { balance }) })

  /** The launch of a page that was opened. */
  const openLaunch = (id: string): Launch => {
    const launch = launches.find(id)
    if (!launch || (launch.mode === 'real' && launch.session === '')) throw new Refusal({ error: 'LAUNCH_UNKNOWN' })
    return launch
  }

  const rulesOf = ({ game }: Launch): AnyRules => {
    const rules = rulesByCode.get(game)
    if (!rules) throw new Refusal({ error: 'LAUNCH_UNKNOWN' })
    return rules
  }

  const lastOf = (launch: Launch, count: number) => rounds.latest(launch, count).filter(hasEnded).map(view)

  const answers = {
    async open({ launch: id }: Static<typeof bodies.open>): Promise<Opened> {
      const found = launches.find(id)
      if (!found) throw new Refusal({ error: 'LAUNCH_UNKNOWN' })
      const launch = await enter(found)
      // The page asks again, because the token may still be good.
      if (launch === 'unclear') throw new Refusal({ error: 'WALLET_DOWN' }, 503)
      if (launch === 'refused' || launch.ended === 1) throw new Refusal({ error: 'SESSION_EXPIRED' })
      const inPlay = rounds.inPlay(launch)
      const round = inPlay && (await engine.look(inPlay.id))
      const { balance = null } = await wallets[launch.mode].balance(launch)
      const rules = rulesOf(launch)
      const stakes = stakesIn(launch.currency, launch.decimals, rules)
      return {
        game: launch.game,
        mode: launch.mode,
        currency: launch.currency,
        decimals: launch.decimals,
        language: launch.language,
        balance,
        stakes,
        roundMs: launch.roundMs,
        returnToPlayer: rules.returnToPlayer,
        leastReturn: rules.leastReturn?.(stakes.least) ?? rules.returnToPlayer,
        lobbyOrigin: new URL(launch.lobbyUrl).origin,
        hasHistory: launch.historyUrl !== '',
        hasCashier: launch.depositUrl !== '',
        seeds: seeds.shown(launch),
        round: round ? view(round) : null,
        last: lastOf(launch, STRIP),
      }
    },
    async begin({ launch: id, request, stake, choice }: Static<typeof bodies.begin>): Promise<Played> {
      const launch = openLaunch(id)
      const rules = rulesOf(launch)
      if (!isStake(stake, stakesIn(launch.currency, launch.decimals, rules)) || !Check(rules.choice, choice))
        throw new Refusal({ error: 'REQUEST_INVALID' })
      if (launch.ended === 1) throw new Refusal({ error: 'SESSION_EXPIRED' })
      return playedOf(await engine.begin(launch, { request, stake, choice }))
    },
    async act({ launch: id, round, act, before }: Static<typeof bodies.act>): Promise<Played> {
      const launch = openLaunch(id)
      const { acts } = rulesByCode.get(launch.game) ?? {}
      if (!acts || !Check(acts, act)) throw new Refusal({ error: 'REQUEST_INVALID' })
      return playedOf(await engine.act(launch, round, act, before))
    },
    async look({ launch: id, round: request }: Static<typeof bodies.look>): Promise<Played> {
      const launch = openLaunch(id)
      const round = await engine.look(request)
      if (!round || round.account !== launch.account || round.player !== launch.player) throw new Refusal({ error: 'ROUND_UNKNOWN' })
      return playedOf({ round })
    },
    async balance({ launch: id }: Static<typeof bodies.balance>): Promise<{ readonly balance: number }> {
      const launch = openLaunch(id)
      const { balance } = await wallets[launch.mode].balance(launch)
      if (balance === undefined) throw new Refusal({ error: 'WALLET_DOWN' })
      return { balance }
    },
    async history({ launch: id }: Static<typeof bodies.history>) {
      return { rounds: lastOf(openLaunch(id), LIST) }
    },
    /** With a client seed: reveals the server seed in use and takes the next one. */
    async seeds({ launch: id, clientSeed }: Static<typeof bodies.seeds>) {
      const launch = openLaunch(id)
      if (clientSeed !== undefined) {
        if (rounds.isAnyOpen(launch)) throw new Refusal({ error: 'ROUND_OPEN' })
        seeds.change(launch, clientSeed)
      }
      return seeds.shown(launch)
    },
  }

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
