import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'
import { maskedName } from './get-withdrawal.ts'

type Stores = Parameters<ApprovalAct<'payments.withdrawal'>['facts']>[0]

/** What both people see: whose it is, what is sealed, and what may have changed meanwhile. */
export const factsOf = async (stores: Stores, withdrawal: StoredWithdrawal, now: Date): Promise<ApprovalFacts> => {
  const { merchant, memberId, accountId } = withdrawal
  // One after the other: the stores may be those of a unit of work, whose one connection answers one statement at a time.
  const member = await stores.members.byId(merchant, memberId)
  const [account] = await stores.payoutAccounts.byIds(merchant, [accountId])
  const balances = await stores.ledger.accountsOf(merchant, memberId)
  const facts = await stores.paymentDesk.facts(withdrawal)
  const locks = await stores.locks.openOf(merchant, [memberId], now)
  const of = (kind: (typeof balances)[number]['kind']) => balances.find(one => one.kind === kind)?.balance ?? 0
  return {
    withdrawal: withdrawal.id,
    member: member?.username ?? '',
    state: withdrawal.state,
    amount: withdrawal.amount,
    fee: withdrawal.fee,
    currency: withdrawal.currency,
    account: `${account?.bank ?? ''} ${account?.end ?? ''}`,
    holder: maskedName(account?.holder ?? ''),
    accountRemoved: account?.removedAt?.toISOString() ?? null,
    withdrawalsLocked: locks.some(({ scope }) => scope === 'withdrawal'),
    otherLocks: locks.filter(({ scope }) => scope !== 'withdrawal').length,
    owed: Math.abs(of('owed')),
    balance: of('main'),
    held: of('held'),
    deposited: member?.depositedAmount ?? 0,
    staked: facts.staked,
    won: facts.won,
    paidOut: facts.paidOut,
    payouts: facts.payouts,
    sharedWith: facts.sharedWith,
  }
}
