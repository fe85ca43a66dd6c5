import Type from 'typebox'
import { Sum } from '#fields.ts'

/** Fields that calls about deposits and withdrawals share. Sums in answers are in the currency's smallest unit. */

export const PaymentId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'the payment’s own name' })

/** What the player asks to move. */
export const requestedSum = {
  amount: Type.String({ maxLength: 40, description: 'as text, like 1500 or 1500.50, with a point and no other signs' }),
  currency: Type.String({ maxLength: 8, description: 'the one that the form shows' }),
}

export const FeeRule = Type.Object(
  {
    percent: Type.Number({ minimum: 0, maximum: 100, description: 'of the amount' }),
    fixed: Sum('beside it'),
  },
  { description: 'what it costs the player; half a unit is rounded up' },
)

/** The codes for an amount that cannot be taken. */
export const AMOUNT_ERRORS = [
  'amount.invalid',
  'amount.decimals',
  'amount.negative',
  'amount.too.small',
  'amount.too.large',
  'currency.mismatch',
] as const
