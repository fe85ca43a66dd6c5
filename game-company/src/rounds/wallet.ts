import type { Launch } from '#sessions/launch.ts'

/** What became of a request to the wallet. Only what is unclear is sent again, or taken back. */
export type Answer =
  | { readonly kind: 'done'; readonly balance?: number }
  | { readonly kind: 'refused'; readonly code: string; readonly balance?: number }
  /** Nothing answered in time, or nothing that can be relied on. */
  | { readonly kind: 'unclear'; readonly balance?: undefined }

export interface Transfer {
  /** Its own name, the same however often it is sent. */
  readonly transaction: string
  readonly round: string
}

/** Where a player's money is: with the platform, or, in a trial, play money here. Amounts in the smallest unit. */
export interface Wallet {
  balance(launch: Launch): Promise<Answer>
  bet(launch: Launch, bet: Transfer & { readonly amount: number }): Promise<Answer>
  /** What a round pays, which may be nothing; it closes the round. */
  win(launch: Launch, win: Transfer & { readonly bet: string; readonly amount: number }): Promise<Answer>
  /** Takes a bet back, whether it was made or not. */
  rollback(launch: Launch, rollback: Transfer & { readonly bet: string }): Promise<Answer>
}
