/** Days of a merchant, both included, as YYYY-MM-DD. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** A row of a report, in the currency's smallest unit. */
export interface ReportRow {
  /** The day, or a game, channel, affiliate code or way of paying. */
  readonly key: string
  readonly bets: number
  readonly staked: number
  readonly won: number
  readonly depositCount: number
  readonly deposits: number
  readonly payoutCount: number
  readonly paidOut: number
  readonly firsts: number
  readonly players: number
}

export interface AgentRow {
  readonly id: string
  readonly username: string
  readonly above: string | null
  readonly players: number
}

export type FunnelSums = Record<'visits' | 'forms' | 'registered' | 'verified' | 'deposited' | 'again', number>
