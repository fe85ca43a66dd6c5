import type { DrawRules } from './draw-rules.ts'

/** What one prize came to. Sums are in the currency's smallest unit. */
export interface Prize {
  readonly tier: string
  /** How many units won it. */
  readonly winners: number
  /** For one unit. */
  readonly each: number
  readonly sum: number
}

/** What became of a pool: `carried` + `added` = `paid` + `left` + `breakage`. The next draw's pool begins with `left` + `breakage`. */
export interface Pool {
  /** From the draw before. */
  readonly carried: number
  /** Of what was staked on this draw, and what the house adds where a first prize is won that is less than was promised. */
  readonly added: number
  readonly paid: number
  /** What nobody has won. */
  readonly left: number
  /** What remained where a sum could not be divided by its winners. */
  readonly breakage: number
}

/** The whole part of `amount` × `percent` / 100, exact for every amount. */
export const partOf = (amount: number, percent: number): number => Number((BigInt(amount) * BigInt(percent)) / 100n)

/** What the first prize of a pool shares: its percent, what the percents leave over, and at least what was promised. */
export const jackpotOf = ({ tiers, jackpot = 0 }: Pick<DrawRules, 'tiers' | 'jackpot'>, pool: number): number =>
  Math.max(jackpot, pool - tiers.slice(1).reduce((sum, { percent }) => sum + partOf(pool, percent ?? 0), 0))

/** What each prize came to. `winners`: units by prize; `staked`: paid for all tickets; `carried`: see `Pool`. */
export const prizesOf = (
  rules: DrawRules,
  winners: ReadonlyMap<string, number>,
  { staked, carried }: { readonly staked: number; readonly carried: number },
): { readonly prizes: readonly Prize[]; readonly pool: Pool | null } => {
  const countOf = (tier: string) => winners.get(tier) ?? 0
  if (rules.pool === null) {
    const prizes = rules.tiers.map(({ tier, prize }) => ({ tier, winners: countOf(tier), each: prize ?? 0, sum: (prize ?? 0) * countOf(tier) }))
    return { prizes, pool: null }
  }
  const pooled = carried + partOf(staked, rules.pool)
  const first = jackpotOf({ tiers: rules.tiers }, pooled)
  const isFirstWon = countOf(rules.tiers[0]?.tier ?? '') > 0
  const promised = isFirstWon ? jackpotOf(rules, pooled) : first
  const added = pooled - carried + promised - first
  const shared = rules.tiers.map(({ tier, percent }, at) => {
    const part = at === 0 ? promised : partOf(pooled, percent ?? 0)
    const count = countOf(tier)
    const each = count === 0 ? 0 : Math.floor(part / count)
    return { part, prize: { tier, winners: count, each, sum: each * count } }
  })
  const paid = shared.reduce((sum, { prize }) => sum + prize.sum, 0)
  const left = shared.reduce((sum, { part, prize }) => sum + (prize.winners === 0 ? part : 0), 0)
  return { prizes: shared.map(({ prize }) => prize), pool: { carried, added, paid, left, breakage: carried + added - paid - left } }
}
