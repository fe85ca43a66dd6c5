import Type, { type Static } from 'typebox'

// The Wallet API that Hub88 asks of an operator: docs.hub88.io, Operator API Reference, Wallet API.

export const Id = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' })
const common = { user: Id, request_uuid: Id }
const movement = { ...common, transaction_uuid: Id, round: Id, round_closed: Type.Optional(Type.Boolean()) }
const money = { amount: Type.Integer({ minimum: 0 }), currency: Type.String({ pattern: '^[A-Z]{3}$' }) }

export const bodies = {
  'user/info': Type.Object(common),
  'user/balance': Type.Object({ ...common, token: Id }),
  'transaction/bet': Type.Object({ ...movement, ...money, token: Id, game_code: Id }),
  'transaction/win': Type.Object({ ...movement, ...money, reference_transaction_uuid: Id }),
  'transaction/rollback': Type.Object({ ...movement, reference_transaction_uuid: Id }),
}
export type Name = keyof typeof bodies
export type BodyOf<Call extends Name> = Static<(typeof bodies)[Call]>
