import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { PaymentProviderOf } from './payment-provider.ts'
import { paymentProviders } from './providers.ts'

/** The payment provider that the merchant's file names. */
export const paymentsByChoice = (parts: ProviderParts): PaymentProviderOf => {
  const made = createProviders(paymentProviders, parts)
  return merchant => {
    const chosen = paymentProviders.find(({ isChosen }) => isChosen(merchant.file))
    return chosen && made[chosen.name]
  }
}
