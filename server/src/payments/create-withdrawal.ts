import { DAY_MS } from '@foyer/contract/time-units'
import { refuseGuest } from '#account/member/guest.ts'
import { confirmation } from '#account/security/confirmation.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { owedBy, recover } from '#money/recover.ts'
import { createWallet } from '#money/wallet.ts'
import { isOpenChannel } from './deposit-channels.ts'
import { formOf } from './form.ts'
import { ID_BYTES } from './payment-id.ts'
import { shownWithdrawals } from './show.ts'
import { followJob } from './steps/follow-job.ts'
import { ledgerReference } from './steps/ledger-reference.ts'
import { feeDetail } from './steps/payment-sums.ts'
import { takeAmount } from './take-amount.ts'
import { waitsFor } from './waits-for.ts'

/** New withdrawals of one member. */
const PER_MEMBER: LimitRule = { name: 'withdrawal', points: 20, seconds: 10 * 60, code: 'TOO_MANY_REQUEST' }

type WithdrawalDeps = Pick<Deps, 'inUnit' | 'stores' | 'clock' | 'limits' | 'randomToken' | 'paymentsOf' | 'identity'>

/** Asks to be paid out: the withdrawal, its hold and the job that sends it are one transaction; one that a person approves first has no job yet. */
export const createWithdrawal = (deps: WithdrawalDeps): Service<'payments.createWithdrawal'> => {
  const { inUnit, stores, clock, limits, randomToken } = deps
  const wallet = createWallet({ clock })
  const recoverOwed = recover({ clock })
  const { require: requireConfirmed } = confirmation(deps)

  return async (request, caller) => {
    refuseGuest(caller)
    const { merchant } = caller
    const owner = ownerOf(caller)
    const { key, account: accountId } = request
    const form = formOf(stores.payments, caller, { kind: 'withdrawal', key, content: [accountId, request.amount, request.currency] })
    const answer = async () => {
      const withdrawal = await form.made()
      return withdrawal && (await shownWithdrawals(stores, caller, [withdrawal]))[0]
    }

    const before = await answer()
    if (before) return before
    await requireConfirmed(caller)
    const rules = merchant.content.payments?.withdrawal
    if (!rules || !isOpenChannel(deps, merchant, rules)) throw new Refusal('payment.channel.closed')
    const account = (await stores.payoutAccounts.ofMember(owner)).find(({ id }) => id === accountId)
    if (!account) throw new Refusal('payout.account.unknown')
    const now = clock()
    if (now < account.usableAt) throw new Refusal('payout.account.waiting', { usableAt: account.usableAt.toISOString() })
    const { currency } = merchant.settings
    const { amount, fee } = takeAmount(request, merchant.settings, rules)
    if (amount <= fee) throw new Refusal('amount.too.small', { least: fee + 1 })
    await limits.consume(merchant.code, PER_MEMBER, owner.memberId)

    const withdrawal = {
      ...form.facts,
      id: randomToken(ID_BYTES),
      accountId,
      currency,
      amount,
      fee,
      site: caller.origin,
      deviceId: caller.session.deviceId,
      createdAt: now,
    }
    // In a transaction of its own: it stands, also where the withdrawal is refused.
    await inUnit(async unit => await recoverOwed(unit, { merchant, memberId: owner.memberId, reference: `before:${withdrawal.id}` }))
    await inUnit(async unit => {
      await unit.safePlay.lock(owner)
      const owed = await owedBy(unit, merchant.code, owner.memberId)
      if (owed > 0) throw new Refusal('payment.owed', { owed })
      const wait = waitsFor(rules.approval, amount, await unit.payments.payoutHistory(owner, accountId, new Date(now.getTime() - DAY_MS)))
      if (!(await unit.payments.add({ ...withdrawal, ...wait, state: wait.people > 0 ? 'waiting' : 'held' }))) return
      await wallet.hold(unit, {
        merchant,
        memberId: owner.memberId,
        reference: ledgerReference(withdrawal),
        amount,
        detail: { payment: withdrawal.id, ...feeDetail(withdrawal) },
      })
      // What waits for a person is sent once it was approved (review-withdrawal.ts).
      if (wait.people === 0) await followJob(unit, withdrawal, now)
    })
    const kept = await answer()
    if (!kept) throw new Error('a withdrawal that was stored is missing')
    return kept
  }
}
