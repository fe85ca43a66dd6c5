import { currencyCode } from '@foyer/texts/format'

/** What the wallet needs to know of a merchant. */
export interface WalletMerchant {
  readonly code: string
  readonly settings: { readonly currency: string; readonly decimals: number }
}

/** Points have no fractions. */
export const POINTS = 'PTS/0'

/** The merchant's money in the ledger: the currency and its decimals, e.g. `PHP/2`. All amounts are in its smallest unit. */
export const assetOf = ({ settings: { currency, decimals } }: WalletMerchant): string => `${currencyCode(currency)}/${decimals}`
