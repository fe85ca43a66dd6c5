import type { ApprovalRules } from '#payments/rules/merchant-payments.ts'
import type { PayoutHistory } from '#payments/stored/payout-history-store.ts'
import type { WaitReason } from './stored/stored-payment.ts'

/** How many people must approve a withdrawal, and by which rules of the merchant; null where nobody must. */
export const waitsFor = (
  { from, second, first, newAccount }: ApprovalRules,
  amount: number,
  { isPaid, isPaidTo, since }: PayoutHistory,
): { readonly waitsFor: readonly WaitReason[] | null; readonly people: number } => {
  // Together with those of the last 24 hours, so that a large sum is not paid out in small ones.
  const sum = since + amount
  const rules: readonly (readonly [WaitReason, boolean])[] = [
    ['sum', sum >= Math.min(from, second)],
    ['first', first && !isPaid],
    ['account', newAccount && isPaid && !isPaidTo],
  ]
  const reasons = rules.flatMap(([reason, holds]) => (holds ? [reason] : []))
  if (reasons.length === 0) return { waitsFor: null, people: 0 }
  return { waitsFor: reasons, people: sum >= second ? 2 : 1 }
}
