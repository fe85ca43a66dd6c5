import type { SignedInCaller } from '#caller.ts'
import { digestOf } from '#crypto/digest.ts'
import { Refusal } from '#refusal.ts'
import type { Owner } from '#stores/factor-store.ts'
import type { StoredPayment } from '#stores/payments/payment-store.ts'

export const ownerOf = ({ merchant, session: { member } }: Pick<SignedInCaller, 'merchant' | 'session'>): Owner => ({
  merchant: merchant.code,
  memberId: member.id,
})

/** Tells the content of a form from that of another one. */
export const formHash = (content: readonly string[]): string => digestOf(JSON.stringify(content))

/** The payment that this form made before, if it did; the same form with other content is refused. */
export const sameForm = <Payment extends StoredPayment>(stored: Payment | undefined, requestHash: string): Payment | undefined => {
  if (stored && stored.requestHash !== requestHash) throw new Refusal('duplicate_transaction')
  return stored
}
