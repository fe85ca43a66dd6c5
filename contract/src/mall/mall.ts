import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { RowNumber, oneOf, orNull } from '#fields.ts'
import { CreditRules } from '#rewards/credit-rules.ts'
import { ClientId } from '#support/chat/message.ts'
import { ADDRESS_LENGTHS } from './address-limits.ts'
import { GoodId } from './mall-content.ts'

const Filled = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, pattern: '\\S', description })

/** Where a parcel is sent. */
export const Address = Type.Object({
  name: Filled(ADDRESS_LENGTHS.name, 'who receives it'),
  phone: Filled(ADDRESS_LENGTHS.phone, 'for whoever brings it'),
  place: Filled(ADDRESS_LENGTHS.place, 'street, town, postcode and country, as they stand on a parcel'),
})
export type Address = Static<typeof Address>

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

export const mallOverview = declareCall({
  method: 'GET',
  path: '/wps/mall/overview',
  summary: 'How many of each good are left, and what the member has of them',
  session: 'required',
  moduleId: 'MALL3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    points: Type.Integer({ minimum: 0, description: 'that the member has' }),
    creditRules: Type.Optional({
      ...CreditRules,
      description: 'of play credit that is ordered now; absent: every stake counts in full, without a limit',
    }),
    left: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'by the good’s id' }),
    reached: Type.Array(GoodId, { description: 'goods that the member has ordered as often as one member may' }),
    icons: Type.Array(Type.Integer({ minimum: 1 }), { description: 'numbers of the profile pictures that the member has ordered' }),
  }),
  errors: [],
})

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
