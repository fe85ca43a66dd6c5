import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'

/** Withdrawals that a list shows. */
const LISTED = 200

export const textOf = (at: Date): string => at.toISOString()

/** Withdrawals that wait for a person. */
export const queue =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'payments.queue'> =>
  async (_request, { merchant }) => {
    const now = clock()
    const [total, waiting] = await Promise.all([
      stores.paymentDesk.countWaiting(merchant.code),
      stores.paymentDesk.waiting(merchant.code, now, LISTED),
    ])
    return {
      ...currencyFacts(merchant),
      total,
      items: waiting.map(({ id, memberId, username, amount, fee, createdAt, waitsFor, people, asideUntil, asideReason }) => ({
        id,
        member: { id: memberId, username },
        amount,
        fee,
        createdAt: textOf(createdAt),
        waitsFor: [...(waitsFor ?? [])],
        people,
        asideUntil: asideUntil && asideUntil > now ? textOf(asideUntil) : null,
        asideReason,
      })),
    }
  }
