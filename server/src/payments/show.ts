import type { Deposit } from '@foyer/contract/payments/deposits'
import { type Withdrawal, refusalReasons } from '@foyer/contract/payments/withdrawals'
import { maskedEnd } from '#account/member/masked.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import { bankName } from './payout-accounts/show-account.ts'
import type { StoredDeposit, StoredWithdrawal } from './stored/stored-payment.ts'

/** Payments as the calls answer them. */

export const shownDeposit = (caller: Pick<Caller, 'merchant' | 'language'>, deposit: StoredDeposit): Deposit => {
  const { id, state, reason, channel, currency, amount, fee, url, createdAt, changedAt, expiresAt } = deposit
  const named = caller.merchant.content.payments?.deposit.find(one => one.id === channel)
  return {
    id,
    state,
    reason,
    channel,
    name: wordsIn(caller.merchant, caller.language, named?.name) ?? channel,
    currency,
    amount,
    fee,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    url: state === 'pending' ? url : null,
  }
}

/** Withdrawals with the accounts that they go to, by one query. */
export const shownWithdrawals = async (
  { payoutAccounts }: Pick<Stores, 'payoutAccounts'>,
  caller: Pick<Caller, 'merchant' | 'language'>,
  withdrawals: readonly StoredWithdrawal[],
): Promise<Withdrawal[]> => {
  const accounts = await payoutAccounts.byIds(caller.merchant.code, [...new Set(withdrawals.map(({ accountId }) => accountId))])
  return withdrawals.map(({ id, state, reason, currency, amount, fee, accountId, createdAt, changedAt }) => {
    const account = accounts.find(one => one.id === accountId)
    if (!account) throw new Error(`withdrawal ${id} of ${caller.merchant.code} has no account`)
    return {
      id,
      state,
      reason: refusalReasons.find(one => one === reason) ?? null,
      currency,
      amount,
      fee,
      account: { bankName: bankName(caller, account.bank), number: maskedEnd(account.end) },
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }
  })
}
