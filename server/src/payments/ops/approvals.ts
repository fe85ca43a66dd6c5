import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { giveBack } from '#payments/steps/give-back.ts'
import { reviewWithdrawal } from '#payments/steps/review-withdrawal.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'
import { noted, required, withdrawalOf } from './decide.ts'
import { maskedName } from './queue.ts'

type ApprovalDeps = Pick<Deps, 'clock' | 'newId'>
type Stores = Parameters<ApprovalAct<'payments.withdrawal'>['facts']>[0]

/** What both people see: whose it is, what is sealed, and what may have changed meanwhile. */
const factsOf = async (stores: Stores, withdrawal: StoredWithdrawal, now: Date): Promise<ApprovalFacts> => {
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

/** The second person lets a large withdrawal go on. */
export const withdrawalApproval = (deps: ApprovalDeps): ApprovalAct<'payments.withdrawal'> => {
  const review = reviewWithdrawal(deps)
  return {
    async facts(stores, { id }, merchant) {
      const withdrawal = await withdrawalOf(stores, merchant, id)
      if (withdrawal.state !== 'waiting') throw new OpRefusal('payment.decided', { state: withdrawal.state })
      return await factsOf(stores, withdrawal, deps.clock())
    },
    // What is owed would send it back; an account that was removed is one that the member does not want to be paid out to.
    sealed: ['withdrawal', 'amount', 'fee', 'currency', 'account', 'accountRemoved', 'owed', 'withdrawalsLocked'],
    async carryOut(unit, { id }, caller, maker) {
      const { merchant, person } = caller
      const before = await withdrawalOf(unit, merchant.code, id)
      required(await review.approve(unit, { merchant, id, by: person.id, askedBy: maker }), before)
      const after = await withdrawalOf(unit, merchant.code, id)
      await caller.record(unit, { about: { kind: 'payment', id }, event: 'payment.approved', before: noted(before), after: noted(after) })
    },
  }
}

/** The second person gives the money of a withdrawal back that the company does not pay. */
export const giveBackApproval = ({ clock }: Pick<Deps, 'clock'>): ApprovalAct<'payments.giveBack'> => {
  const giveBackHeld = giveBack({ clock })
  return {
    async facts(stores, { id }, merchant) {
      const withdrawal = await withdrawalOf(stores, merchant, id)
      if (withdrawal.state !== 'held' && withdrawal.state !== 'sent') throw new OpRefusal('payment.decided', { state: withdrawal.state })
      return { ...(await factsOf(stores, withdrawal, clock())), checks: withdrawal.checks, contradiction: withdrawal.contradiction }
    },
    sealed: ['withdrawal', 'state', 'amount', 'currency'],
    async carryOut(unit, { id }, caller) {
      const { merchant, person } = caller
      const seen = await withdrawalOf(unit, merchant.code, id)
      await unit.safePlay.lock(seen)
      const locked = await unit.payments.lock(merchant.code, id)
      if (locked?.kind !== 'withdrawal' || (locked.state !== 'held' && locked.state !== 'sent'))
        throw new OpRefusal('payment.decided', { state: locked?.state ?? '' })
      await giveBackHeld(unit, merchant, locked)
      // What the company says from now on is a contradiction again.
      if (locked.contradiction !== null) await unit.payments.change(locked, { resolved: `${person.login}: given back` })
      await caller.record(unit, { about: { kind: 'payment', id }, event: 'payment.given-back', before: noted(locked), after: { state: 'returned' } })
    },
  }
}
