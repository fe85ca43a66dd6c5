import type { Deps } from '#kernel/deps.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { isOpenChannel } from './deposit-channels.ts'
import { pageOfPayments } from './page-of-payments.ts'
import { shownAccount } from './payout-accounts/show-account.ts'
import { shownWithdrawals } from './show.ts'

/** What a merchant answers that pays nobody out. */
const NONE = { closed: true, least: 0, most: 0, fee: { percent: 0, fixed: 0 }, waitHours: 0, accounts: 1, banks: [] } as const

export const withdrawalSetting =
  (deps: Pick<Deps, 'stores' | 'paymentsOf'>): Service<'payments.withdrawalSetting'> =>
  async (_request, caller) => {
    const { merchant, language } = caller
    const { currency, decimals } = merchant.settings
    const rules = merchant.content.payments?.withdrawal ?? NONE
    const { least, most, fee, waitHours, accounts: mostAccounts, banks } = rules
    const accounts = await deps.stores.payoutAccounts.ofMember(ownerOf(caller))
    return {
      currency,
      decimals,
      open: isOpenChannel(deps, merchant, rules),
      least,
      most,
      fee,
      waitHours,
      mostAccounts,
      banks: banks.map(({ code, name }) => ({ code, name: wordsIn(merchant, language, name) ?? code })),
      accounts: accounts.map(account => shownAccount(caller, account)),
    }
  }

export const withdrawal =
  ({ stores }: Pick<Deps, 'stores'>): Service<'payments.withdrawal'> =>
  async ({ id }, caller) => {
    const found = await stores.payments.ofMember(ownerOf(caller), 'withdrawal', id)
    const [shown] = await shownWithdrawals(stores, caller, found ? [found] : [])
    if (!shown) throw new Refusal('payment.unknown')
    return shown
  }

export const withdrawals =
  ({ stores }: Pick<Deps, 'stores'>): Service<'payments.withdrawals'> =>
  async ({ after }, caller) => {
    const { rows, ...rest } = await pageOfPayments(stores.payments, ownerOf(caller), 'withdrawal', after)
    return { withdrawals: await shownWithdrawals(stores, caller, rows), ...rest }
  }
