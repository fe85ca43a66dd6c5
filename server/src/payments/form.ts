import type { SignedInCaller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { PaymentStore } from './stored/payment-store.ts'
import type { StoredPayment } from './stored/stored-payment.ts'

/** A form by which a member asks for a payment. `key` is what the form made, by which sending it twice counts once; `content` is what was typed. */
export const formOf = <Kind extends StoredPayment['kind']>(
  payments: PaymentStore,
  caller: SignedInCaller,
  { kind, key: formKey, content }: { readonly kind: Kind; readonly key: string; readonly content: readonly string[] },
) => {
  const owner = ownerOf(caller)
  const requestHash = digestOf(JSON.stringify(content))
  return {
    /** What the payment stores of the form. */
    facts: { ...owner, kind, formKey, requestHash },
    /** The payment that this form made before, if it did; the same form with other content is refused. */
    async made() {
      const stored = await payments.ofForm(owner, kind, formKey)
      if (stored && stored.requestHash !== requestHash) throw new Refusal('duplicate_transaction')
      return stored
    },
  }
}
