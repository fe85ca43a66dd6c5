import Type from 'typebox'

/** Fields that calls about deposits and withdrawals share. Sums in answers are in the currency's smallest unit. */

export const Sum = (description: string) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description })

export const PaymentId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'the payment’s own name' })

/** What the player asks to move. */
export const requestedSum = {
  amount: Type.String({ maxLength: 40, description: 'as text, like 1500 or 1500.50, with a point and no other signs' }),
  currency: Type.String({ maxLength: 8, description: 'the one that the form shows' }),
}

/** Makes a form that is sent twice count once. */
export const FormKey = Type.String({
  pattern: '^[A-Za-z0-9_-]{16,64}$',
  description:
    'a random text that each form makes once: sent again with the same content it gets the same answer, with other content duplicate_transaction',
})

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
