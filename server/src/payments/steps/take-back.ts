import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { owedBy, recover } from '#money/recover.ts'
import { createWallet } from '#money/wallet.ts'
import type { TakenBack } from '#payments/providers/payment-news.ts'
import type { StoredPayment } from '#payments/stored/stored-payment.ts'
import { giveBack } from './give-back.ts'
import { ledgerReference } from './ledger-reference.ts'

/**
 * A payment that was paid was taken back, in the caller's unit of work. What is owed is taken from the balance at once, as far as there is money; the rest
 * keeps the member from being paid out.
 */
export const takeBack = ({ clock }: Pick<Deps, 'clock'>) => {
  const wallet = createWallet({ clock })
  const recoverOwed = recover({ clock })
  const giveBackHeld = giveBack({ clock })

  return async (unit: Stores, merchant: Merchant, payment: StoredPayment, how: TakenBack): Promise<void> => {
    const { memberId, id, kind } = payment
    // Before the accounts, as a withdrawal does, so that neither misses the other.
    await unit.safePlay.lock(payment)
    const begun = ledgerReference(payment)
    const moved = { merchant, memberId, reference: `${begun}:taken-back`, detail: { payment: id, how } }
    if (kind === 'deposit') await wallet.chargeBack(unit, { ...moved, followed: begun })
    else await wallet.reverse(unit, { ...moved, followed: `${begun}:paid` })
    await recoverOwed(unit, { merchant, memberId, reference: `${begun}:recovered` })
    // Nothing is paid out while anything is owed: what waits for a person comes back, and what is left to recover is taken from it.
    if (kind === 'deposit' && (await owedBy(unit, merchant.code, memberId)) > 0)
      for (const waiting of await unit.payments.lockWaiting(payment)) await giveBackHeld(unit, merchant, waiting, { reason: 'owed' })
    await unit.payments.change(payment, { takenBack: how })
  }
}
