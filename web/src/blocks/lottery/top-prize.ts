import type { Lottery } from '@foyer/contract/lottery/list-lotteries'

/** What a card promises: the pool so far, or the highest fixed prize for one unit. Null where a pool is not known yet, or nothing is in it. */
export const topPrizeOf = ({
  pool,
  tiers,
  next,
}: Pick<Lottery, 'pool' | 'tiers' | 'next'>): { readonly kind: 'jackpot' | 'top_prize'; readonly sum: number | null } =>
  pool === null ? { kind: 'top_prize', sum: Math.max(0, ...tiers.map(({ prize }) => prize ?? 0)) } : { kind: 'jackpot', sum: next?.pool || null }
