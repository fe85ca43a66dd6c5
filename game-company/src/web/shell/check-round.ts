import { hashOfSeed } from '#fairness/draw.ts'
import type { GameRules } from '#games/game-rules.ts'
import { playRound } from '#games/play-round.ts'
import type { RoundView } from '#rounds/round-view.ts'

type Rules = GameRules<unknown, unknown, unknown>
const files = import.meta.glob<{ readonly rules: Rules }>('../../games/*/rules.ts')

/** What a round is played again from. */
export type Recipe = Pick<RoundView, 'game' | 'stake' | 'choice' | 'moves' | 'seeds'>

/** How a round came out. */
export interface Replayed {
  readonly state: unknown
  readonly payout: number
}

/**
 * Plays the round again in this page, from its seeds alone.
 * @returns undefined where the server seed does not have the hash that was shown before, or the round is none by the rules
 */
export const replayed = async ({ game, stake, choice, moves, seeds }: Recipe): Promise<Replayed | undefined> => {
  const load = files[`../../games/${game}/rules.ts`]
  if (!load || seeds?.serverSeed === undefined || hashOfSeed(seeds.serverSeed) !== seeds.hash) return undefined
  const { rules } = await load()
  try {
    const step = playRound(rules, { stake, choice, moves }, { serverSeed: seeds.serverSeed, clientSeed: seeds.clientSeed, nonce: seeds.nonce })
    return step.ended ? step : undefined
  } catch {
    return undefined
  }
}
