import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { balancesOf } from './correction-lines.ts'

/** Members who owe something that a list shows. */
const LISTED = 200

export const owing =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'ledger.owing'> =>
  async (_request, { merchant }) => {
    const found = (await stores.ledger.owing(merchant.code)).slice(0, LISTED)
    const items = await Promise.all(
      found.map(async ({ memberId, owed }) => ({
        member: { id: memberId, username: (await stores.members.byId(merchant.code, memberId))?.username ?? '' },
        owed,
      })),
    )
    return { ...currencyFacts(merchant), items }
  }

export const payment =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'ledger.payment'> =>
  async ({ id }, { merchant }) => {
    const found = await stores.payments.byId(merchant.code, id)
    if (!found) throw new OpRefusal('payment.unknown')
    const { kind, state, memberId, amount, takenBack, changedAt } = found
    const [member, { main, owed }] = await Promise.all([stores.members.byId(merchant.code, memberId), balancesOf(stores, merchant.code, memberId)])
    return {
      ...currencyFacts(merchant),
      id,
      kind,
      state,
      member: { id: memberId, username: member?.username ?? '' },
      amount,
      takenBack,
      changedAt: changedAt.toISOString(),
      balance: main,
      owed: Math.abs(owed),
    }
  }
