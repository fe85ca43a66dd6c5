import type { PushSubscriptionRow } from './push-subscription-store.ts'
import type { pushDeliveries } from './schema.ts'

export type Outcome = NonNullable<(typeof pushDeliveries.$inferSelect)['outcome']>

/** A device that a push still has to go to. */
export interface Waiting {
  readonly subscription: PushSubscriptionRow
  /** The language that the member chose. */
  readonly language: string | null
  /** Whether the member gets this kind of message now. */
  readonly wanted: boolean
}

/** How many devices a push went to, and what became of it there. */
export interface PushCounts {
  readonly devices: number
  readonly accepted: number
  readonly gone: number
  readonly refused: number
  readonly unwanted: number
  readonly shown: number
  readonly tapped: number
}
