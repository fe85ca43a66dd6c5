import Type from 'typebox'
import { currencyFields, Moment, orNull } from '#fields.ts'
import { declareOp } from '#ops/op.ts'
import { Sum } from './rounds.ts'

export const returns = declareOp({
  method: 'GET',
  path: '/ops/games/returns',
  summary: 'What games state to return of all stakes, beside what they returned in some days',
  permission: 'games.read',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, description: '7 if absent' })) }),
  answer: Type.Object({
    ...currencyFields,
    since: Moment('of rounds that began then or later'),
    games: Type.Array(
      Type.Object({
        game: Type.String(),
        name: Type.String(),
        vendor: Type.String(),
        rounds: Type.Integer(),
        staked: Sum('staked'),
        won: Sum('won'),
        stated: orNull(Type.Number({ description: 'per cent; null: nothing is stated' })),
      }),
    ),
  }),
  errors: [],
})
