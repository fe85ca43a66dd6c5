import Type from 'typebox'
import { Address } from '#mall/mall.ts'
import { orderStates } from '#mall/orders.ts'
import { maybe, MemberName, Moment } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const Line = {
  id: Id,
  member: MemberName,
  good: Type.String(),
  name: Type.String({ description: 'in the language in which it was ordered' }),
  price: Type.Integer({ description: 'in points' }),
  state: Type.Enum([...orderStates]),
  orderedAt: Moment,
  note: maybe(Type.String()),
  hasAddress: Type.Boolean(),
}

export const orders = declareOp({
  method: 'GET',
  path: '/ops/inbox/orders',
  summary: 'Orders of the point market: those that staff still have to do with, the oldest first, or all, the latest first; at most 100',
  permission: 'inbox.read',
  scope: 'merchant',
  request: Type.Object({ which: Type.Optional(Type.Enum(['open', 'all'], { default: 'open' })) }),
  answer: Type.Object({ items: Type.Array(Type.Object(Line)) }),
  errors: [],
})

export const orderAddress = declareOp({
  method: 'GET',
  path: '/ops/inbox/orderAddress',
  summary: 'Where an order is sent',
  permission: 'inbox.fulfil',
  scope: 'merchant',
  event: 'order.address-read',
  about: ['order', 'id'],
  request: Type.Object({ id: Id }),
  answer: Type.Object({ address: maybe(Address) }),
  errors: ['order.unknown'],
})

export const stepOrder = declareOp({
  method: 'POST',
  path: '/ops/inbox/stepOrder',
  summary: 'Say what becomes of an order; refused, its points come back. The member hears of it',
  permission: 'inbox.fulfil',
  scope: 'merchant',
  event: 'order.stepped',
  request: Type.Object({
    id: Id,
    to: Type.Enum(['sent', 'delivered', 'refused']),
    note: Type.String({ maxLength: 400, description: 'what the member reads: a code, the number of a parcel, why it was refused; empty for none' }),
  }),
  answer: Type.Object({ state: Type.Enum([...orderStates]) }),
  errors: ['order.unknown', 'order.decided', 'order.note.missing'],
})
