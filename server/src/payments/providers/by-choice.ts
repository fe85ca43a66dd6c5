import { providers } from '#app/merchants/providers.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { PaymentProviderOf } from './payment-provider.ts'

/** The payment provider that the merchant's file names. */
export const paymentsByChoice = (parts: ProviderParts): PaymentProviderOf => {
  const made = createProviders(providers.payment, parts)
  return merchant => {
    const chosen = providers.payment.find(({ isChosen }) => isChosen(merchant.file))
    return chosen && made[chosen.name]
  }
}
