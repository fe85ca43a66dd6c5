import Type from 'typebox'
import { currencyFields, Moment, orNull } from '#fields.ts'
import { DrawId, LotteryCode } from '#lottery/lottery-fields.ts'
import { declareOp } from '#ops/op.ts'
import { Sum } from './draws.ts'

export const pools = declareOp({
  method: 'GET',
  path: '/ops/draws/pools',
  summary: 'Each lottery with what its pool has, what is promised, and what its draws returned beside what its rules return',
  permission: 'games.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    ...currencyFields,
    lotteries: Type.Array(
      Type.Object({
        code: LotteryCode,
        title: Type.String(),
        next: orNull(Type.Object({ id: DrawId, drawsAt: Moment('when') })),
        pool: orNull(Sum('what the winners of the next draw share so far; null: its prizes are fixed')),
        carried: orNull(Sum('of it from draws before')),
        jackpot: orNull(Sum('that is promised')),
        draws: Type.Integer({ description: 'the latest settled draws that are counted, at most 100' }),
        staked: Sum('on them'),
        won: Sum('on them'),
        stated: orNull(Type.Number({ description: 'per cent of the stakes that its rules return in the long run; null: it has no rules any more' })),
      }),
    ),
  }),
  errors: [],
})
