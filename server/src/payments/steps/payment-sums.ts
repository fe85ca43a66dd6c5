import type { StoredPayment } from '#payments/stored/stored-payment.ts'

/** What the payer pays, or the payee gets. */
export const chargeOf = ({ kind, amount, fee }: Pick<StoredPayment, 'kind' | 'amount' | 'fee'>): number =>
  kind === 'deposit' ? amount + fee : amount - fee

/** What a movement says of the payment's fee. */
export const feeDetail = ({ fee }: Pick<StoredPayment, 'fee'>): { readonly fee?: number } => (fee > 0 ? { fee } : {})
