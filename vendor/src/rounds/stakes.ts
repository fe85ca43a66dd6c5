/** What can be staked in a currency, in its smallest unit. */
export interface Stakes {
  readonly least: number
  readonly most: number
  /** What the buttons step through, the least first. */
  readonly steps: readonly number[]
  readonly first: number
  /** What a trial begins with. */
  readonly playMoney: number
}

/** The smallest stake where it is not 1 of the currency. */
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

export const stakesIn = (currency: string, decimals: number): Stakes => {
  const least = Math.max(1, Math.round((LEAST[currency] ?? 1) * 10 ** decimals))
  const steps = STEPS.map(step => step * least)
  return { least, most: steps.at(-1) ?? least, steps, first: steps[FIRST] ?? least, playMoney: least * PLAY_MONEY }
}
