import type { Stores } from '#kernel/deps.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'
import { textOf } from './queue.ts'

/** Who of the staff decided, by login; an id that is nobody’s any more is shown itself. */
export const decisionOf = async ({ staffPeople }: Pick<Stores, 'staffPeople'>, { decision, decidedBy, decidedAt }: StoredWithdrawal) =>
  decision && decidedBy !== null && decidedAt
    ? { decision, by: (await staffPeople.byId(decidedBy))?.login ?? decidedBy, at: textOf(decidedAt) }
    : null
