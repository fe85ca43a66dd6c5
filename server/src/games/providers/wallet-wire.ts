import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

/** What a provider asks of the wallet. Ids are the provider's own; `amount` is in the currency's smallest unit. */
export type WalletCall =
  /** Exchanges the token of a launch for a session. */
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'balance'; readonly session: string }
  | { readonly kind: 'player'; readonly player: string }
  | {
      readonly kind: 'bet'
      readonly session: string
      readonly transaction: string
      readonly round: string
      /** What the provider calls the game. */
      readonly game: string
      readonly amount: number
      readonly currency: string
      /** Whether nothing comes of the round unless it wins. */
      readonly closes?: boolean
    }
  | {
      readonly kind: 'win'
      readonly transaction: string
      /** The transaction of the bet that won. */
      readonly bet: string
      readonly round: string
      readonly player: string
      readonly amount: number
      readonly currency: string
      /** Whether nothing more comes of the round. */
      readonly closes: boolean
    }
  | { readonly kind: 'rollback'; readonly transaction: string; readonly bet: string; readonly round: string; readonly player: string }

/** Why a movement did not take place. All are definite: trying again gives the same. */
export type WalletRefusal =
  | 'NOT_ENOUGH_MONEY'
  | 'LIMIT_REACHED'
  /** Higher than the player's play credit allows. */
  | 'STAKE_TOO_HIGH'
  | 'PLAY_PAUSED'
  | 'SESSION_EXPIRED'
  | 'GAME_UNKNOWN'
  | 'GAME_CLOSED'
  | 'DUPLICATE_TRANSACTION'
  | 'BET_ALREADY_CLOSED'
  | 'BET_UNKNOWN'
  | 'ROUND_CLOSED'
  | 'CURRENCY_MISMATCH'
  | 'AMOUNT_INVALID'

/** Whom a session belongs to. */
export interface SessionFacts {
  readonly session: string
  readonly player: string
  /** What the provider calls the game. */
  readonly game: string
  /** BCP 47. */
  readonly language: string
}

/** `balance` is in the smallest unit of `currency`, the merchant's own (ISO 4217), with its `decimals`. */
export type WalletAnswer =
  | { readonly status: 'OK'; readonly balance: number; readonly currency: string; readonly decimals: number; readonly opened?: SessionFacts }
  | { readonly status: WalletRefusal; readonly balance?: number; readonly currency: string; readonly decimals: number }

/** A request as it came. */
export interface WalletRequest {
  readonly method: string
  /** The address below the host, with the query. */
  readonly url: string
  /** What follows the merchant's code in the address, e.g. `bet`. */
  readonly call: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The bytes that came, because a signature is over these. */
  readonly body: Buffer
}

/** Why a request is not answered: its signature or time does not fit, or it is no call of the wire. */
export type WalletFault = 'signature' | 'stale' | 'unreadable' | 'unknown call'

/** What is sent back; the body as JSON. */
export interface WalletReply {
  readonly status: number
  readonly body: object
}

/** A provider's wire for money: what comes in, and how it is answered. Both must be cheap, because anybody can call. */
export interface WalletWire {
  /** Checks who sent the request and when, before anything else, and reads it. `AMOUNT_INVALID`: all but its amount can be read. */
  read(request: WalletRequest, merchant: ProviderMerchant): WalletCall | WalletFault | 'AMOUNT_INVALID'
  answer(answer: WalletAnswer, request: WalletRequest): WalletReply
  refuse(fault: WalletFault, request: WalletRequest): WalletReply
  /**
   * The headers by which the vendor knows that an answer to its request, whose signature was right, is ours. `text` is the body as it is sent.
   * Absent: the company's wire has none.
   */
  readonly sign?: (
    reply: { readonly status: number; readonly text: string },
    request: WalletRequest,
    merchant: ProviderMerchant,
  ) => Readonly<Record<string, string>>
}
