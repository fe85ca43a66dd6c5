import type { OpName } from '@foyer/contract/ops/index'
import { DAY_S, HOUR_S, MINUTE_S } from '@foyer/contract/time-units'

/** How long something may wait, seconds, by the op that answers with it: *Today* and the lists of each page show by it how late something is. */
export const promises = {
  /** Until a second person has decided. */
  'approvals.list': DAY_S,
  'payments.queue': 4 * HOUR_S,
  'payments.stuck': 2 * HOUR_S,
  'payments.contradictions': HOUR_S,
  /** Until the first answer. */
  'inbox.chats': 15 * MINUTE_S,
  'inbox.orders': 3 * DAY_S,
  'inbox.feedback': 2 * DAY_S,
  'risk.cases': 2 * DAY_S,
  'identity.list': DAY_S,
  /** The month of article 12 of the GDPR. */
  'requests.list': 30 * DAY_S,
} as const satisfies Partial<Record<OpName, number>>

/** An op that answers with what waits. */
export type WaitingOp = keyof typeof promises
