import type { GameRules } from '#games/game-rules.ts'

/** What can be staked on a game in a currency, in its smallest unit: multiples of the least stake, so that every payout is exact. */
export interface Stakes {
  readonly least: number
  readonly most: number
  /** What the buttons step through, the least first. */
  readonly steps: readonly number[]
  readonly first: number
  /** What a trial begins with. */
  readonly playMoney: number
}

/** The smallest stake where it is not 1 of the currency; a game's `stakeUnit` may raise it. */
const LEAST: Readonly<Record<string, number>> = {
  VND: 1_000,
  IDR: 1_000,
  MMK: 500,
  KHR: 1_000,
  KRW: 500,
  JPY: 50,
  LAK: 5_000,
  BRL: 0.5,
  USD: 0.2,
  EUR: 0.2,
  MYR: 0.5,
}
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]
/** Of the steps, the one that is set at first, and how many of the least a trial has. */
const FIRST = 3
const PLAY_MONEY = 2_000

export const stakesIn = (currency: string, decimals: number, { stakeUnit }: Pick<GameRules, 'stakeUnit'>): Stakes => {
  const least = Math.ceil(Math.max(1, Math.round((LEAST[currency] ?? 1) * 10 ** decimals)) / stakeUnit) * stakeUnit
  const steps = STEPS.map(step => step * least)
  return { least, most: steps.at(-1) ?? least, steps, first: steps[FIRST] ?? least, playMoney: least * PLAY_MONEY }
}

/** Whether so much can be staked. */
export const isStake = (amount: number, { least, most }: Stakes): boolean => amount >= least && amount <= most && amount % least === 0

/** Every lowest stake that a game has in some currency: of those named above, and of any other with its decimals. */
export const lowestStakes = (rules: Pick<GameRules, 'stakeUnit'>): readonly number[] => {
  const currencies = [...Object.keys(LEAST), 'XXX']
  const all = currencies.flatMap(currency => [0, 2, 3].map(decimals => stakesIn(currency, decimals, rules).least))
  return [...new Set(all)].toSorted((one, other) => one - other)
}
