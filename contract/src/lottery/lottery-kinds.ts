/** The vendors whose games are the merchant's own lotteries (category ELOTT). No schemas here, so that the web may use the values. */
export const lotteryVendors = ['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'] as const
export type LotteryVendor = (typeof lotteryVendors)[number]

/** The prizes for which numbers of digits are drawn. */
export const digitGroups = ['special', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'starter', 'consolation'] as const
export type DigitGroup = (typeof digitGroups)[number]

/** What becomes of a draw (docs/lottery.md). */
export const drawStates = ['scheduled', 'open', 'closed', 'drawn', 'settled', 'void'] as const
export type DrawState = (typeof drawStates)[number]

/** What becomes of a ticket. */
export const ticketStates = ['sold', 'won', 'lost', 'refunded'] as const
export type TicketState = (typeof ticketStates)[number]

/** What the numbers of a draw are made from besides the secret seed. */
export const entropies = ['tickets', 'drand'] as const
export type Entropy = (typeof entropies)[number]

/** The most tickets of one purchase. */
export const MOST_LINES = 20
