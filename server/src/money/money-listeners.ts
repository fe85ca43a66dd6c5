import Type from 'typebox'
import type { JobKind } from '#kernel/jobs/job-kind.ts'

export interface MoneyEvent {
  readonly merchant: string
  readonly transferId: number
  /** `deposit`: money arrived. `withdraw`: money was paid out. */
  readonly event: 'deposit' | 'withdraw'
  readonly memberId: string
  /** Above 0, in the asset's smallest unit. */
  readonly amount: number
  readonly asset: string
  /** The member's first deposit; of one member there is one, for ever. */
  readonly first: boolean
  readonly at: Date
}

/** What a listener's job gets; the event itself is `stores.ledger.eventOf`. */
export const MoneyPayload = Type.Object({ transferId: Type.Integer() })

/** A kind of job that is queued with every event of the ledger that it listens to, in the transaction of the money. Ranks and the forced download need none: the statement of a deposit counts it in the member's row. */
export interface MoneyListener {
  readonly events: readonly MoneyEvent['event'][]
  readonly kind: JobKind<{ readonly lane: JobKind['lane']; readonly payload: typeof MoneyPayload }>
}
