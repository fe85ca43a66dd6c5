import { HOUR_MS } from '@foyer/contract/time-units'
import { changeFactors, type ChangeDeps } from '#account/security/change-factors.ts'
import { isSameName } from '#account/two-factor/same-contact.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { ID_BYTES } from '#payments/payment-id.ts'
import { accountNumber, storedNumber } from './account-number.ts'
import { shownAccount } from './show-account.ts'

/** Accounts that one member adds: each is a row that stays, and a message. */
const PER_MEMBER: LimitRule = { name: 'payout-account', points: 10, seconds: 24 * 60 * 60, code: 'TOO_MANY_REQUEST' }

type AccountDeps = ChangeDeps & Pick<Deps, 'stores' | 'seals'>

const rulesOf = ({ merchant }: Pick<SignedInCaller, 'merchant'>) => {
  const rules = merchant.content.payments?.withdrawal
  if (!rules) throw new Refusal('payout.account.invalid')
  return rules
}

/**
 * Adds a bank account. Whoever takes over a session can neither add one without confirming, nor be paid out to it before the owner, who is
 * told at once, had time to notice. A member who has named a payee is paid out under that name only.
 */
export const addPayoutAccount = (deps: AccountDeps): Service<'payments.addPayoutAccount'> => {
  const { stores, seals, randomToken, limits } = deps
  const { requireConfirmed, change } = changeFactors(deps)
  return async ({ bank: code, number: typed, holder: named }, caller) => {
    await requireConfirmed(caller)
    const owner = ownerOf(caller)
    const { banks, accounts: most, waitHours } = rulesOf(caller)
    const bank = banks.find(one => one.code === code)
    const number = bank && accountNumber(typed, bank)
    if (number === undefined) throw new Refusal('payout.account.invalid')
    const holder = named.trim().replaceAll(/\s+/gu, ' ')
    const { payeeName } = await stores.factors.of(owner.merchant, owner.memberId)
    if (holder === '' || (payeeName !== null && !isSameName(payeeName, holder))) throw new Refusal('payee.name.wrong')
    await limits.consume(owner.merchant, PER_MEMBER, owner.memberId)
    return await change(caller, 'payout-account.added', { bank: code }, async (unit, now) => {
      // The member's row is locked, so that two at once cannot both be the last one allowed.
      if ((await unit.payoutAccounts.count(owner)) >= most) throw new Refusal('payout.account.limit', { most })
      const account = {
        ...owner,
        id: randomToken(ID_BYTES),
        ...storedNumber(seals, code, number),
        holder,
        addedAt: now,
        usableAt: new Date(now.getTime() + waitHours * HOUR_MS),
      }
      if (!(await unit.payoutAccounts.add(account))) throw new Refusal('payout.account.exists')
      return shownAccount(caller, account)
    })
  }
}

export const removePayoutAccount = (deps: AccountDeps): Service<'payments.removePayoutAccount'> => {
  const { requireConfirmed, change } = changeFactors(deps)
  return async ({ id }, caller) => {
    await requireConfirmed(caller)
    const owner = ownerOf(caller)
    const account = (await deps.stores.payoutAccounts.ofMember(owner)).find(one => one.id === id)
    // It was removed before, in another tab for example.
    if (!account) return {}
    await change(caller, 'payout-account.removed', { bank: account.bank }, async (unit, now) => {
      await unit.payoutAccounts.remove(owner, id, now)
    })
    return {}
  }
}
