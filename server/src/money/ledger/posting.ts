import type { ErrorCode } from '@foyer/contract/errors'
import type { MovementKind } from '@foyer/contract/money/statement'

// What is asked of the ledger, and what it answers.

/** The accounts of a member: what can be spent, what waits to be paid out, points, play credit (docs/play-credit.md), and what is owed, which is below 0. */
export type MemberAccount = 'main' | 'held' | 'points' | 'credit' | 'owed'

/** Movements that pay a member for a bet. They pass no gate. */
export type Payment = Extract<MovementKind, 'win' | 'rollback'>

/** Movements between two accounts of the house: of a deposit that goes back to its payer, and of what is left of a prize pool. No statement shows them. */
export type HouseKind = 'receive' | 'refund' | 'set-aside' | 'carry'

/** A movement that is asked for. */
export interface Movement {
  readonly merchant: string
  readonly memberId: string
  /** The caller's own name for it: of one kind, each is used once per merchant. */
  readonly reference: string
  /** The same for every try of the same movement, and no other. */
  readonly requestHash: string
  /** The merchant's asset, e.g. `PHP/2`. */
  readonly asset: string
  /** In the asset's smallest unit, above 0 (of a win, 0 or above); of one that moves the whole of another movement it says nothing. */
  readonly amount?: number
  /** The reference of the bet or hold that it follows. */
  readonly followed?: string
  readonly at: Date
  /** What else the statement shows. Of a deposit or payout that costs something, `fee` is kept by the house, in the asset's smallest unit. */
  readonly detail?: Readonly<Record<string, string | number>>
}

/** A movement between two accounts of the house; it may belong to no member. */
export type HouseMovement = Omit<Movement, 'memberId'> & { readonly memberId: string | undefined }

/** A movement that took place. */
export interface Posted {
  readonly transferId: number
  readonly at: Date
  /** The balance after it: of points for `earn` and `spend`, else of the main account. In the asset's smallest unit. */
  readonly balance: number
  /** The number of lines that account had then. */
  readonly version: number
  /** It took place when it was asked for before; this is the answer of then. */
  readonly isReplay: boolean
}

/** A movement that did not take place. */
export interface NotPosted {
  /**
   * `duplicate_transaction`: another movement of this kind has the reference. `balance.too.low`. `transaction.unknown`: there is no such bet or hold of
   * this member. `transaction.ended`: the bet has won or was rolled back, the hold was paid out or returned. `currency.mismatch`: the merchant's ledger
   * is in another asset. `request.invalid`: the balance would be no exact number. Any other one is a gate's (functions/gates.sql).
   */
  readonly refused: ErrorCode
  /** What there is, where that is too little. */
  readonly balance?: number
}

/** What else the function of a movement does, for example sell tickets: with the money or not at all. */
export interface Beside {
  /** What the gates and records of the subject read as `beside`. */
  readonly values: Readonly<Record<string, unknown>>
  /** The error's code where the check of a table, by its name, refuses what they record. In a unit of work it ends the unit. */
  readonly checks: Readonly<Record<string, ErrorCode>>
}
