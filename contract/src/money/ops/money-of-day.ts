import Type from 'typebox'
import { currencyOf, maybe, Sum } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Day, Zone } from './ledger.ts'

const Hour = Type.Object({ hour: Type.Integer({ minimum: 0 }), turnover: Sum, result: Sum, deposits: Sum, paidOut: Sum })

export const moneyOfDay = declareOp({
  method: 'GET',
  path: '/ops/money/day',
  summary: 'Turnover, result of the games, deposits and what was paid out by the hours of a day, beside the day before',
  permission: 'money.read',
  scope: 'merchant',
  request: Type.Object({ day: Day, zone: Zone }),
  answer: Type.Object({
    ...currencyOf,
    summedAt: maybe(Type.String({ description: 'ISO 8601: the sums are at most five minutes old' })),
    today: Type.Array(Hour),
    before: Type.Array(Hour),
  }),
  errors: [],
})
