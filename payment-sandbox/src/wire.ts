import Type, { type Static } from 'typebox'
import type { Payment } from './order.ts'

// The wire of docs/payment-providers.md. The sandbox is strict: a field that it does not know is refused, so that a test notices.

const strict = { additionalProperties: false } as const
const Amount = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,3})?$' })
const Address = Type.String({ pattern: '^https?://[^\\s]{1,500}$' })

const order = {
  reference: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  amount: Amount,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  callbackUrl: Address,
}

export const DepositBody = Type.Object(
  {
    ...order,
    channel: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,32}$' }),
    returnUrl: Address,
    language: Type.String({ maxLength: 8 }),
    expiresAt: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$' }),
  },
  strict,
)
export type DepositBody = Static<typeof DepositBody>

export const WithdrawalBody = Type.Object(
  {
    ...order,
    to: Type.Object(
      {
        bank: Type.String({ pattern: '^[a-z0-9_-]{1,32}$' }),
        number: Type.String({ pattern: '^[0-9A-Z]{1,34}$' }),
        holder: Type.String({ minLength: 1, maxLength: 80 }),
      },
      strict,
    ),
  },
  strict,
)
export type WithdrawalBody = Static<typeof WithdrawalBody>

/** The decimals of ISO 4217, list one, where they are not two. */
const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

const Moment = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$' })

export const ListQuery = Type.Object({ since: Moment, until: Moment, after: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })) }, strict)

/** Whether the amount is above zero and has exactly the currency's decimals. */
export const isSum = (amount: string, currency: string): boolean => {
  const decimals = NONE.includes(currency) ? 0 : THREE.includes(currency) ? 3 : 2
  return Number(amount) > 0 && (amount.split('.')[1] ?? '').length === decimals
}

/** A payment's state, as callbacks and answers carry it. */
export const stateOf = ({ account, kind, id, reference, state, amount, currency }: Payment) => ({
  account,
  kind,
  id,
  reference,
  state,
  amount,
  currency,
})
