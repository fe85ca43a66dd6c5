import { parseAmount } from '@foyer/contract/money/amount'
import { feeOf } from '@foyer/contract/payments/fee'
import { Refusal } from '#kernel/refusal.ts'
import type { WalletMerchant } from '#money/asset.ts'
import type { PaymentLimits } from '#payments/rules/merchant-payments.ts'

interface RequestedAmount {
  readonly amount: string
  readonly currency: string
}

/** The amount that a form asks for and its fee, both in the currency's smallest unit. Throws one of `AMOUNT_ERRORS`. */
export const takeAmount = (
  { amount: text, currency: named }: RequestedAmount,
  { currency, decimals }: Pick<WalletMerchant['settings'], 'currency' | 'decimals'>,
  { least, most, fee: rule }: PaymentLimits,
) => {
  if (named !== currency) throw new Refusal('currency.mismatch')
  const amount = parseAmount(text, decimals)
  if (amount === 'amount.decimals') throw new Refusal('amount.decimals', { decimals })
  if (amount === 'amount.too.large') throw new Refusal('amount.too.large', { most })
  if (amount === 'amount.negative' || amount === 'amount.invalid') throw new Refusal(amount)
  if (amount < least) throw new Refusal('amount.too.small', { least })
  if (amount > most) throw new Refusal('amount.too.large', { most })
  return { amount, fee: feeOf(amount, rule) }
}
