import { hashOfSeed } from '#fairness/draw.ts'
import type { GameRules } from '#games/game-rules.ts'
import { playRound } from '#games/play-round.ts'
import type { RoundView } from '#rounds/round-view.ts'

type Rules = GameRules<unknown, unknown, unknown>
const files = import.meta.glob<{ readonly rules: Rules }>('../../games/*/rules.ts')

/** What a check needs of a round. */
export type CheckedRound = Pick<RoundView, 'game' | 'stake' | 'choice' | 'moves' | 'payout' | 'seeds'>

/**
 * Plays the round again in this page, from its seeds alone.
 * @returns whether the server seed has the hash that was shown before, and the round came out as it was paid
 */
export const checkRound = async ({ game, stake, choice, moves, payout, seeds }: CheckedRound): Promise<boolean> => {
  const load = files[`../../games/${game}/rules.ts`]
  if (!load || seeds?.serverSeed === undefined || hashOfSeed(seeds.serverSeed) !== seeds.hash) return false
  const { rules } = await load()
  try {
    const step = playRound(rules, { stake, choice, moves }, { serverSeed: seeds.serverSeed, clientSeed: seeds.clientSeed, nonce: seeds.nonce })
    return step.ended && step.payout === payout
  } catch {
    return false
  }
}
