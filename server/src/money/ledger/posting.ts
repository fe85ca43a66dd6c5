import type { ErrorCode } from '@foyer/contract/errors'
import type { Gate } from './gate.ts'

// What is asked of the ledger, and what it answers.

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
  /** What else the statement shows. */
  readonly detail?: Readonly<Record<string, string | number>>
}

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

/** Why a movement did not take place. */
export type NotPosted =
  /** Another movement of this kind has the reference. */
  | { readonly refused: 'duplicate' }
  /** `balance`: what there is. */
  | { readonly refused: 'too little'; readonly balance: number }
  /** There is no such bet or hold of this member. */
  | { readonly refused: 'unknown' }
  /** The bet has won or was rolled back, the hold was paid out or returned. */
  | { readonly refused: 'ended' }
  /** The merchant's ledger is in another asset. */
  | { readonly refused: 'asset' }
  | { readonly refused: 'gate'; readonly gate: Gate }
  /** The check of a table that is written beside it (`Beside`). */
  | { readonly refused: 'check'; readonly refusal: ErrorCode }

/** What else the statement of a movement does, for example sell tickets: with the money or not at all. */
export interface Beside {
  /** Letters and _; the same name always has the same gates. */
  readonly name: string
  /** Asked after the ledger's own. */
  readonly gates: readonly Gate[]
  /** The values of their slots. */
  readonly values: Readonly<Record<string, unknown>>
  /** What is told where the check of a table, by its name, refuses what they record. */
  readonly checks: Readonly<Record<string, ErrorCode>>
  /** In a unit of work such a check ends the unit, so the ledger is not asked any more whether the movement took place before. */
  readonly inUnit?: true
}
