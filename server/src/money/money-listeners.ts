import Type from 'typebox'
import type { JobKind } from '#kernel/jobs/job-kind.ts'
import { jobKinds as referralJobs } from '#referral/job-kinds.ts'
import { jobKinds as trackingJobs } from '#tracking/job-kinds.ts'
import type { MoneyEvent } from './ledger/ledger-store.ts'

/** What a listener's job gets; the event itself is `stores.ledger.eventOf`. */
export const MoneyPayload = Type.Object({ transferId: Type.Integer() })

/** A kind of job that is queued with every event of the ledger that it listens to, in the transaction of the money. */
export interface MoneyListener {
  readonly events: readonly MoneyEvent['event'][]
  readonly kind: JobKind<{ readonly lane: JobKind['lane']; readonly payload: typeof MoneyPayload }>
}

/** Who wants to know of money. Ranks and the forced download need no entry: the statement of a deposit counts it in the member's row. */
export const moneyListeners: readonly MoneyListener[] = [
  { events: ['deposit'], kind: referralJobs.rewardReferral },
  { events: ['deposit', 'withdraw'], kind: trackingJobs.trackMoney },
]
