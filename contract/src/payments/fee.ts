/** What a payment costs the player: a share of its amount and a fixed sum. */
export interface Fee {
  /** Percent of the amount, with at most two decimals. */
  readonly percent: number
  /** In the currency's smallest unit. */
  readonly fixed: number
}

/** The fee for an amount, both in the currency's smallest unit; half a unit is rounded up. No schemas here, so that the web may show it before it asks. */
export const feeOf = (amount: number, { percent, fixed }: Fee): number =>
  // Whole numbers throughout: a product of two numbers with decimals is not exact.
  Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n) + fixed
