import type { LotteriesContent } from '@foyer/contract/lottery/lotteries-content'
import { unitsOf } from '@foyer/contract/money/amount'
import type { DrawRules, Tier } from '@foyer/draw-check/draw-rules'

type Written = LotteriesContent['lotteries'][number]

/** How many units a ticket can have where the merchant does not say. */
const MOST_UNITS = 10

/** What one unit wins: the price times the factor, in the smallest unit. `lotteryFaults` refuses what is no whole number. */
export const prizeOf = (price: number, factor: number): number => Math.round(price * factor)

const pickTiers = (pick: NonNullable<Written['pick']>, price: number): readonly Tier[] =>
  pick.prizes.map(({ match, bonus = false, factor, percent }) => ({
    tier: bonus ? `match-${match}-bonus` : `match-${match}`,
    match,
    bonus,
    play: null,
    group: null,
    prize: factor === undefined ? null : prizeOf(price, factor),
    percent: percent ?? null,
  }))

const digitTiers = (digits: NonNullable<Written['digits']>, price: number): readonly Tier[] =>
  digits.plays.flatMap(({ play, prizes }) =>
    prizes.map(({ group, factor }) => ({
      tier: `${play}-${group}`,
      match: null,
      bonus: false,
      play,
      group,
      prize: prizeOf(price, factor),
      percent: null,
    })),
  )

/** The rules of a lottery's draws, as they are published with each. */
export const rulesOf = ({ price: written, mostUnits = MOST_UNITS, pick, digits }: Written, currency: string, decimals: number): DrawRules => {
  const price = unitsOf(written, decimals)
  return {
    currency,
    price,
    mostUnits,
    pick: pick ? { numbers: pick.numbers, of: pick.of, bonus: pick.bonus ?? false } : null,
    digits: digits
      ? { length: digits.length, groups: digits.groups, plays: digits.plays.map(({ play, digits: count }) => ({ play, digits: count })) }
      : null,
    pool: pick?.pool ?? null,
    ...(pick?.jackpot !== undefined && { jackpot: unitsOf(pick.jackpot, decimals) }),
    tiers: [...(pick ? pickTiers(pick, price) : []), ...(digits ? digitTiers(digits, price) : [])],
  }
}
