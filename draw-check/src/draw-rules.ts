/** One prize. Sums are in the currency's smallest unit. */
export interface Tier {
  readonly tier: string
  /** How many of the chosen numbers were drawn; null with digits. */
  readonly match: number | null
  /** The bonus number too. */
  readonly bonus: boolean
  readonly play: string | null
  readonly group: string | null
  /** For each unit of a ticket; null where a pool is shared. */
  readonly prize: number | null
  /** Percent of the pool. */
  readonly percent: number | null
}

/** Rules by which one draw is sold and won. Of `pick` and `digits` one is null. */
export interface DrawRules {
  readonly currency: string
  readonly price: number
  readonly mostUnits: number
  readonly pick: { readonly numbers: number; readonly of: number; readonly bonus: boolean } | null
  readonly digits: {
    readonly length: number
    readonly groups: readonly { readonly group: string; readonly numbers: number }[]
    readonly plays: readonly { readonly play: string; readonly digits: number }[]
  } | null
  /** Percent of what was staked that the winners share; null: the prizes are fixed. */
  readonly pool: number | null
  /** With a pool: the first prize is at least this where it is won; the house adds what is missing. Absent: nothing is promised. */
  readonly jackpot?: number
  /** Of numbers that are picked, a ticket wins the first that it meets. */
  readonly tiers: readonly Tier[]
}

/** Drawn numbers as text with leading zeros, in the order in which they were drawn. */
export type Results = readonly { readonly group: string; readonly numbers: readonly string[] }[]

/** What of a ticket decides what it wins. */
export interface Choice {
  readonly play: string | null
  readonly numbers: readonly string[]
}
