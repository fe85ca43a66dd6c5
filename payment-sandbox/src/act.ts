import type { Payment } from './order.ts'
import type { Step } from './steps.ts'

/** What a tester can do with a payment. */
export interface Act {
  readonly label: string
  readonly hint: string
  readonly kinds: readonly Payment['kind'][]
  /** `main`: what payers do; the player goes back to the shop. `odd`: what goes wrong between provider and platform. */
  readonly place: 'main' | 'odd'
  /** Whether the payment must not have ended. */
  readonly whilePending: boolean
  /** Whether it must have been paid. */
  readonly afterPaid?: boolean
  /** It is done after this time, ms, unless the payment has ended by then; at once if absent. */
  readonly afterMs?: number
  /** One after the other. */
  readonly steps: readonly Step[]
}
