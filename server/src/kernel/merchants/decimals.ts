import { isoDecimals } from '@foyer/contract/currencies'
import { currencyCode } from '@foyer/texts/format'
import type { Sound } from './json/sound.ts'
import type { MerchantFile } from './merchant-file.ts'

type CountryFile = { readonly country?: Sound<MerchantFile['country']> | undefined }

/** The decimals that the merchant's sums are booked with. */
export const decimalsOf = ({ country: { currency = '', decimals = isoDecimals(currencyCode(currency)) } = {} }: CountryFile): number => decimals

/**
 * Why a merchant cannot go on with the ledger that it began: `ledger` is the ledger's asset, e.g. `IDR/0`. A ledger that began with other decimals
 * than those of ISO 4217 keeps them (`withDecimalsOf`).
 */
export const ledgerFault = ({ country: { currency, decimals } = {} }: CountryFile, ledger: string) => {
  const [began = '', digits = ''] = ledger.split('/')
  if (currency !== undefined && currencyCode(currency) !== began)
    return {
      path: '/country/currency',
      reason: `is ${currency}, but the merchant's ledger began in ${began} and cannot be continued in another currency`,
    }
  return decimals === undefined || decimals === Number(digits)
    ? undefined
    : {
        path: '/country/decimals',
        reason: `is ${decimals}, but the merchant's ledger began with ${digits} and cannot be continued with other decimals`,
      }
}

/** The settings with the decimals of the ledger that has begun. */
export const withDecimalsOf = <File extends CountryFile>(file: File, ledger: string | undefined): File =>
  ledger === undefined || !file.country ? file : { ...file, country: { ...file.country, decimals: Number(ledger.split('/')[1]) } }
