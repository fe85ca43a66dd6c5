import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { ClientId, oneOf, orNull, RowNumber } from '#fields.ts'
import { GoodId } from './mall-content.ts'
import { Address } from './mall.ts'

export const orderStates = ['ordered', 'sent', 'delivered', 'refused'] as const
export type OrderState = (typeof orderStates)[number]

/** One order of the member. Its points came back where it was refused. */
export const Order = Type.Object({
  id: RowNumber('by which the merchant’s staff finds it'),
  good: GoodId,
  name: Type.String({ description: 'of the good, in the language in which it was ordered' }),
  price: Type.Integer({ minimum: 1, description: 'in points' }),
  state: oneOf(orderStates),
  orderedAt: Type.String({ description: 'ISO 8601' }),
  note: orNull(Type.String(), { description: 'what the staff say of it: the code of a ticket, the number of a parcel, why it was refused' }),
})
export type Order = Static<typeof Order>

export const orderGood = declareCall({
  method: 'POST',
  path: '/wps/mall/order',
  summary: 'Orders one of a good for points; sent again under the same key, it answers what was ordered',
  session: 'required',
  moduleId: 'MALL3',
  request: Type.Object({
    key: ClientId,
    good: GoodId,
    price: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'as the member saw it; another price meanwhile is refused' }),
    address: Type.Optional(Address),
  }),
  answer: Order,
  errors: [
    'mall.good.unknown',
    'mall.price.changed',
    'mall.sold.out',
    'mall.limit.reached',
    'mall.address.missing',
    'balance.too.low',
    'duplicate_transaction',
    'no_permissions',
    'play.paused',
    'bets.locked',
    'credit.open',
    'limit.reached',
    'lottery.draw.closed',
    'lottery.sold.out',
  ],
})

export const listOrders = declareCall({
  method: 'GET',
  path: '/wps/mall/orders',
  summary: 'The member’s orders, the newest first',
  session: 'required',
  moduleId: 'MALL3',
  cache: 'never',
  request: Type.Object({ before: Type.Optional(RowNumber('only those before this one')) }),
  answer: Type.Object({ orders: Type.Array(Order), more: Type.Boolean({ description: 'whether there are older ones' }) }),
  errors: [],
})
