import { parseAmount } from '@foyer/contract/money/amount'
import Type, { type Static } from 'typebox'
import { readJson } from '#kernel/providers/company/read-json.ts'
import type { PaymentNews } from '#payments/providers/payment-news.ts'

/** What the gateway's wire carries (docs/payment-providers.md, The wire). Unknown fields are allowed, because a gateway may add some. */

const Id = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' })

/** The state of a payment: the body of a callback, and the answer when its state is asked. */
export const PaymentBody = Type.Object({
  account: Type.String({ maxLength: 64 }),
  kind: Type.Union([Type.Literal('deposit'), Type.Literal('withdrawal')]),
  id: Id,
  reference: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  state: Type.Union([
    Type.Literal('pending'),
    Type.Literal('paid'),
    Type.Literal('declined'),
    Type.Literal('chargeback'),
    Type.Literal('reversed'),
    Type.Literal('refunded'),
  ]),
  amount: Type.String({ maxLength: 40 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})

export const DepositOpened = Type.Object({ id: Id, url: Type.String({ maxLength: 2_000 }) })
export const WithdrawalTaken = Type.Object({ id: Id })

const Moment = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?Z$' })

/** A part of the company's list of payments. */
export const PaymentsAnswer = Type.Object({
  payments: Type.Array(Type.Object({ ...PaymentBody.properties, at: Moment })),
  next: Type.Optional(Type.String({ maxLength: 200 })),
  completeSince: Type.Optional(Moment),
})

/** What the state of a payment of this account says; undefined if it is of another one, or its amount is none. */
export const newsIn = (text: string, account: string, decimals: number): PaymentNews | undefined => {
  const body = readJson(PaymentBody, text)
  return body && newsOf(body, account, decimals)
}

export const newsOf = (body: Static<typeof PaymentBody>, account: string, decimals: number): PaymentNews | undefined => {
  if (body.account !== account) return undefined
  const { kind, id, reference, state, currency } = body
  const amount = parseAmount(body.amount, decimals)
  return typeof amount === 'number' ? { kind, reference, outcome: state, amount, currency, providerId: id } : undefined
}
