import type { Parts } from '#parts.ts'
import { stakesIn } from '#rounds/stakes.ts'
import { createEnter } from '#sessions/enter.ts'
import type { PageLaunch } from './page-launch.ts'
import type { Opened } from './player-answers.ts'
import { Refusal } from './player-refusal.ts'

/** How many rounds the strip above the game shows. */
const STRIP = 12

/** Opens the game of a launch, with what was open when its page was left. Throws `Refusal`. */
export const createOpenGame = ({ rounds, launches, seeds, wallets, engine, view, call }: Parts, { rulesOf, lastOf }: PageLaunch) => {
  const enter = createEnter(call, launches)
  return async (id: string): Promise<Opened> => {
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
  }
}
