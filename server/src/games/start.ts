import { languages } from '@foyer/contract/languages'
import { currencyCode } from '@foyer/texts/format'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { Refusal } from '#kernel/refusal.ts'
import { policyFor } from '#safe-play/policy.ts'
import type { Game } from './lobby/games-content.ts'
import type { GameProvider, TrialOrder } from './providers/game-provider.ts'

type StartDeps = Pick<Deps, 'gamesOf' | 'log'>

const isDesktop = (userAgent: string): boolean => !/Mobi|Android|iPhone|iPad/i.test(userAgent)

/** What a provider is told of every start. */
export const orderOf = (caller: Caller, game: Game, lobbyUrl: string): TrialOrder => ({
  game: game.vendorGame,
  currency: currencyCode(caller.merchant.settings.currency),
  language: languages[caller.language].html,
  device: isDesktop(caller.userAgent) ? 'desktop' : 'mobile',
  lobbyUrl,
  ip: caller.network.ip,
  country: caller.network.country,
  roundMs: policyFor(caller).rules.roundMs,
})

/** The merchant's provider of games. Throws `game.vendor.down` where it has none at the moment. */
export const providerOf = ({ gamesOf }: StartDeps, { merchant }: Pick<Caller, 'merchant'>) => {
  const chosen = gamesOf(merchant)
  if (!chosen?.provider.isReady(merchant)) throw new Refusal('game.vendor.down')
  return chosen
}

/** Asks the provider for the address of a game. Throws `game.closed` where it definitely does not offer it, `game.vendor.down` for all else. */
export const addressOf = async (
  { log }: StartDeps,
  { merchant }: Pick<Caller, 'merchant'>,
  game: Game,
  call: () => ReturnType<GameProvider['launch']>,
): Promise<{ readonly gameUrl: string }> => {
  try {
    const { url } = await call()
    return { gameUrl: url }
  } catch (error) {
    log.warn({ err: error, merchant: merchant.code, game: game.code }, 'a vendor opened no game')
    throw new Refusal(error instanceof PermanentFailure ? 'game.closed' : 'game.vendor.down')
  }
}
