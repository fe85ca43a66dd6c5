import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { pageOfPayments } from './page-of-payments.ts'
import { shownDeposit } from './show.ts'

export const deposit =
  ({ stores }: Pick<Deps, 'stores'>): Service<'payments.deposit'> =>
  async ({ id }, caller) => {
    const found = await stores.payments.ofMember(ownerOf(caller), 'deposit', id)
    if (!found) throw new Refusal('payment.unknown')
    return shownDeposit(caller, found)
  }

export const deposits =
  ({ stores }: Pick<Deps, 'stores'>): Service<'payments.deposits'> =>
  async ({ after }, caller) => {
    const { rows, ...rest } = await pageOfPayments(stores.payments, ownerOf(caller), 'deposit', after)
    return { deposits: rows.map(row => shownDeposit(caller, row)), ...rest }
  }
