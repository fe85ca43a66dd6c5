import type { Service } from '#services/service.ts'
import { requireOwnMerchant } from './own-merchant.ts'

export const country: Service<'system.country'> = async (asked, caller) => {
  requireOwnMerchant(asked.merchant, caller)
  const { countryCode, countryDialingCode, countries, currency, currencySymbol, decimals } = caller.merchant.settings
  return { countryCode, countryDialingCode, countries, currency, currencySymbol, decimals }
}
