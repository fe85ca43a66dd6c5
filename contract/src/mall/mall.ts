import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { CreditRules } from '#play-credit/credit-rules.ts'
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
