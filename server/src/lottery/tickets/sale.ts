import type { Beside } from '#money/ledger/posting.ts'

/** A ticket that is to be sold. */
export interface NewTicket {
  readonly line: number
  readonly play: string | null
  /** With a space between two. */
  readonly numbers: string
  readonly units: number
  readonly price: number
  readonly salt: string
}

/** What is staked on one subject (`lottery_stakes`), and the most that may be. */
export interface Stake {
  readonly subject: string
  readonly amount: number
  readonly most: number
}

/** What selling tickets adds to their bet (functions/sale.sql). Subjects must differ. */
export const saleOf = (draw: string, tickets: readonly NewTicket[], stakes: readonly Stake[]): Beside => ({
  values: { draw, tickets, stakes },
  checks: { lottery_stakes_most: 'lottery.sold.out' },
})
