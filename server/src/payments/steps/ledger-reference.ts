import type { StoredPayment } from '#payments/stored/stored-payment.ts'

/**
 * The reference, in the ledger, of the movement that a payment begins with: of a deposit the money that arrived, of a withdrawal the hold.
 * The check `payments` of the ledger finds the movement by it (money/ledger/ledger-checks.ts).
 */
export const ledgerReference = ({ kind, id }: Pick<StoredPayment, 'kind' | 'id'>): string => `${kind}:${id}`

/** The reference of a deposit that arrived, may not be credited, and waits to be sent back to its payer. */
export const receivedReference = (payment: Pick<StoredPayment, 'kind' | 'id'>): string => `${ledgerReference(payment)}:received`
