import { currencyCode, currencyDigits } from '@foyer/texts/format'
import type { Merchant } from '#merchants/merchant.ts'

/** Points have no fractions. */
export const POINTS = 'PTS/0'

/** The merchant's money in the ledger: the currency and its decimals, e.g. `PHP/2`. All amounts are in its smallest unit. */
export const moneyOf = ({ settings: { currency } }: Pick<Merchant, 'settings'>): string => `${currencyCode(currency)}/${currencyDigits(currency)}`
