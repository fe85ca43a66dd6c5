import type { RefusalReason } from '@foyer/contract/payments/withdrawals'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { recover } from '#money/recover.ts'
import { createWallet } from '#money/wallet.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'
import { ledgerReference } from './ledger-reference.ts'

/** Who refused a withdrawal, where a person did. */
type By = { readonly decision: 'refused'; readonly decidedBy: string; readonly decidedAt: Date }

/** Gives the money of a withdrawal back that the caller has locked; what the member owes is taken from it at once. */
export const giveBack = ({ clock }: Pick<Deps, 'clock'>) => {
  const wallet = createWallet({ clock })
  const recoverOwed = recover({ clock })
  return async (
    unit: Pick<Stores, 'ledger' | 'payments'>,
    merchant: Merchant,
    withdrawal: StoredWithdrawal,
    { reason, by }: { readonly reason?: RefusalReason; readonly by?: By } = {},
  ): Promise<void> => {
    const { memberId, id } = withdrawal
    const hold = ledgerReference(withdrawal)
    await wallet.giveBack(unit, { merchant, memberId, reference: `${hold}:returned`, followed: hold, detail: { payment: id } })
    await recoverOwed(unit, { merchant, memberId, reference: `${hold}:recovered` })
    await unit.payments.change(withdrawal, { state: 'returned', ...(reason && { reason }), ...by, changedAt: clock() })
  }
}
