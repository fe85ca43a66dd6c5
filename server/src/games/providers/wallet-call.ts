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
