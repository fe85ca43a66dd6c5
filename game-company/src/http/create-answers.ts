import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { rulesByCode } from '#games/all-rules.ts'
import type { Parts } from '#parts.ts'
import type { Outcome } from '#rounds/round.ts'
import { isStake, stakesIn } from '#rounds/stakes.ts'
import { createOpenGame } from './open-game.ts'
import { createPageLaunch } from './page-launch.ts'
import type { Played } from './player-answers.ts'
import type { bodies } from './player-bodies.ts'
import { Refusal } from './player-refusal.ts'

// What the game's page asks of its server. The page has no origin, so it names its launch in the body; plain text needs no question beforehand
// (CORS preflight).

/** How many rounds the list of a player has. */
const LIST = 50

export const createAnswers = (parts: Parts) => {
  const { rounds, seeds, wallets, engine, view } = parts
  const pageLaunch = createPageLaunch(parts)
  const { openLaunch, rulesOf, lastOf } = pageLaunch
  const openGame = createOpenGame(parts, pageLaunch)
  const playedOf = ({ round, balance }: Outcome): Played => ({ round: view(round), ...(balance !== undefined && { balance }) })

  return {
    open: ({ launch }: Static<typeof bodies.open>) => openGame(launch),
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
}
