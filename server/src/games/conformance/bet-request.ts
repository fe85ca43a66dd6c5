import type { WalletReply } from './wallet-client.ts'

export interface BetRequest {
  readonly session?: string
  readonly transaction?: string
  readonly round?: string
  readonly game?: string
  /** In the smallest unit, or as it is written. */
  readonly amount?: number | string
  readonly currency?: string
}

/** A bet that was sent, and what follows it. */
export interface Placed {
  readonly transaction: string
  readonly round: string
  readonly reply: WalletReply
}

export interface Follows {
  readonly transaction?: string
  readonly amount?: number | string
  readonly closes?: boolean
  readonly player?: string
  readonly currency?: string
  readonly round?: string
}
