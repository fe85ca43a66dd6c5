import type { ErrorCode } from '@foyer/contract/errors'
import type { MovementKind } from '@foyer/contract/wallet/statement'
import type { SQL } from 'drizzle-orm'

/** The values of the movement, as parts of its statement. */
export interface GateFacts {
  readonly merchant: SQL
  readonly memberId: SQL
  /** In the asset's smallest unit. */
  readonly amount: SQL
  readonly at: SQL
  /** What else the movement says of itself, as jsonb. */
  readonly detail: SQL
}

/** What else a record may use. */
export interface RecordFacts extends GateFacts {
  readonly kind: MovementKind
  /** When the movement took place that this one follows; null if it follows none. */
  readonly followedAt: SQL
  /** What that movement says of itself, as jsonb; null if it follows none. */
  readonly followedDetail: SQL
  /** A `select` of the id of the movement's transfer; of no row where it does not take place. */
  readonly transferId: SQL
}

/**
 * A rule that may refuse a movement, as a step of the movement's own statement: nothing can change between its answer and the money.
 * Wins, rollbacks, payouts and returns pass no gate: what is a member's own is never kept from them.
 */
export interface Gate {
  /** Letters and _; unique. */
  readonly name: string
  readonly kinds: readonly Extract<MovementKind, 'deposit' | 'hold' | 'bet' | 'spend' | 'grant'>[]
  /** What the caller is told. */
  readonly refusal: ErrorCode
  /**
   * A `select` that returns a row where the movement may go on and `source` holds. The member's account is locked by then, so the movements of a
   * member pass one after the other; but other rows are seen as they were before the wait, unless they are read `for update`.
   */
  pass(source: SQL, facts: GateFacts): SQL
  /** What is written where the movement takes place, which is where `source` holds; for example what was spent. */
  record?(source: SQL, facts: RecordFacts): SQL
  /** Movements that pass unasked, but are recorded too. */
  readonly alsoRecords?: readonly Extract<MovementKind, 'win' | 'rollback'>[]
}
