import type { Lottery } from './list-lotteries.ts'

/** What of a lottery says its first prize; of its draw the pool alone. */
export type PrizeFacts = Pick<Lottery, 'pool' | 'jackpot' | 'tiers'> & { readonly next: Pick<NonNullable<Lottery['next']>, 'pool'> | null }

/** The whole part of a percentage, as draws are shared (draw-check/src/prizes.ts). */
const partOf = (sum: number, percent: number): number => Math.floor((sum * percent) / 100)

/** What the first prize would be now. It can only grow until sales end, so it is said as "from". */
const jackpotSoFar = ({ jackpot, tiers, next }: PrizeFacts): number => {
  const pool = next?.pool ?? 0
  return Math.max(jackpot ?? 0, pool - tiers.slice(1).reduce((sum, { percent }) => sum + partOf(pool, percent ?? 0), 0))
}

/**
 * What a card promises: of a pool its first prize so far, or what is promised at least; else the highest fixed prize for one unit. `sum` is null where
 * nothing is promised and nothing is in the pool.
 */
export const topPrizeOf = (lottery: PrizeFacts): { readonly kind: 'jackpot_from' | 'top_prize'; readonly sum: number | null } =>
  lottery.pool === null
    ? { kind: 'top_prize', sum: Math.max(0, ...lottery.tiers.map(({ prize }) => prize ?? 0)) }
    : { kind: 'jackpot_from', sum: jackpotSoFar(lottery) || null }
