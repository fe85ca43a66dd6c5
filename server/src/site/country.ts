import { requireOwnMerchant } from '#kernel/own-merchant.ts'
import type { Service } from '#kernel/service.ts'

export const country: Service<'system.country'> = async (request, caller) => {
  requireOwnMerchant(request.merchant, caller)
  const { countryCode, countryDialingCode, countries, currency, currencySymbol, decimals } = caller.merchant.settings
  return { countryCode, countryDialingCode, countries, currency, currencySymbol, decimals }
}
