import { signalWeights } from '@foyer/contract/risk/ops/kinds'
import type { Signal } from './signal-rules.ts'

/** Fewer bets than this say nothing. */
const LEAST_BETS = 100
/** So many deviations above what is stated are noticed: of a fair game, about one player of 30,000 has 4 by luck. */
const LEAST_DEVIATIONS = 4

/** What one member staked and won of a game, sums in the smallest unit. `stated`: what its maker says that it returns, per cent. */
interface Played {
  readonly bets: number
  readonly staked: number
  readonly won: number
  readonly squares: number
  readonly stated: number
}

/**
 * How many deviations more was won than the games state: the excess over its own size, the root of the sum of the squares of the single wins (a
 * self-normalised sum: Efron, "Student's t-test under symmetry conditions", 1969). One large win counts as about one deviation, however large it is, so
 * that nobody is noticed for a jackpot.
 */
export const deviationsOf = (
  games: readonly Played[],
): { readonly bets: number; readonly staked: number; readonly won: number; readonly expected: number; readonly deviations: number } => {
  const sum = (of: (game: Played) => number) => games.reduce((all, game) => all + of(game), 0)
  const [won, expected, squares] = [sum(one => one.won), sum(one => (one.staked * one.stated) / 100), sum(one => one.squares)]
  return {
    bets: sum(one => one.bets),
    staked: sum(one => one.staked),
    won,
    expected: Math.round(expected),
    deviations: squares > 0 ? Math.round((10 * (won - expected)) / Math.sqrt(squares)) / 10 : 0,
  }
}

/** Undefined where it is nothing that stands out. `week`: the Monday of the last one counted. */
export const winsSignal = (memberId: string, week: string, games: readonly Played[]): Signal | undefined => {
  const facts = deviationsOf(games)
  if (facts.bets < LEAST_BETS || facts.deviations < LEAST_DEVIATIONS) return undefined
  return {
    memberId,
    kind: 'wins',
    key: week,
    weight: signalWeights.wins,
    facts: { ...facts, returned: Math.round((1000 * facts.won) / facts.staked) / 10 },
  }
}
