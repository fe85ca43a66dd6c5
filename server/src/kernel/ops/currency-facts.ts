import { currencyCode } from '@foyer/texts/format'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** The currency of an answer’s sums, which are in its smallest unit. */
export const currencyFacts = ({ settings: { currency, decimals } }: Pick<Merchant, 'settings'>) => ({ currency: currencyCode(currency), decimals })
