import type { Ticket } from '@foyer/contract/lottery/lottery-fields'

/** What came of the member's tickets in one draw. Sums are in the currency's smallest unit. */
export interface Outcome {
  /** `waiting`: some are not decided yet. `less`: something was won, but no more than was paid, which is no win. */
  readonly kind: 'waiting' | 'refunded' | 'lost' | 'less' | 'won'
  readonly paid: number
  readonly won: number
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

export const outcomeOf = (tickets: readonly Pick<Ticket, 'state' | 'price' | 'prize'>[]): Outcome => {
  const sums = { paid: sum(tickets.map(({ price }) => price)), won: sum(tickets.map(({ prize }) => prize ?? 0)) }
  if (tickets.some(({ state }) => state === 'sold')) return { kind: 'waiting', ...sums }
  if (tickets.every(({ state }) => state === 'refunded')) return { kind: 'refunded', ...sums }
  if (sums.won === 0) return { kind: 'lost', ...sums }
  return { kind: sums.won > sums.paid ? 'won' : 'less', ...sums }
}
