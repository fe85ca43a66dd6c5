import Type from 'typebox'
import { currencyFields, Moment, NextPage, orNull, PageCursor } from '#fields.ts'
import { Draw, DrawId, LotteryCode } from '#lottery/lottery-fields.ts'
import { lotteryRules } from '#lottery/lottery-rules.ts'
import { MemberName } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

// Draws of lotteries, from the calendar to the last prize. Sums are in the smallest unit of the merchant's currency.

export const Sum = (description: string) => Type.Integer({ description })

export const calendar = declareOp({
  method: 'GET',
  path: '/ops/draws/list',
  summary: 'Draws that have no numbers yet, in their order, or those whose sales have ended, the latest first',
  permission: 'games.read',
  scope: 'merchant',
  request: Type.Object({
    lottery: Type.Optional(LotteryCode),
    which: Type.Union([Type.Literal('ahead'), Type.Literal('past')]),
    after: Type.Optional(PageCursor),
  }),
  answer: Type.Object({
    ...currencyFields,
    lotteries: Type.Array(Type.Object({ code: LotteryCode, name: Type.String() })),
    draws: Type.Array(Type.Object({ ...Draw.properties, title: Type.String({ description: 'the lottery’s name in words' }) })),
    next: NextPage,
  }),
  errors: [],
})

export const get = declareOp({
  method: 'GET',
  path: '/ops/draws/get',
  summary: 'A draw with its sales, the hash over its tickets, beacon, numbers, prizes, winners, certificate and pool',
  permission: 'games.read',
  scope: 'merchant',
  event: 'draw.read',
  about: ['draw', 'id'],
  request: Type.Object({ id: DrawId }),
  answer: Type.Object({
    ...currencyFields,
    title: Type.String({ description: 'the lottery’s name in words' }),
    draw: Draw,
    ...lotteryRules,
    commitment: Type.String({ description: 'signed text that was published before the first ticket' }),
    beaconRound: orNull(Type.Integer({ description: 'the round of the beacon that was promised; null: none' })),
    tickets: Type.Integer({ description: 'so many were sold' }),
    staked: Sum('paid for them'),
    root: orNull(Type.String({ description: 'the hash over all tickets; null until they are counted' })),
    closedAt: orNull(Moment('when sales were closed')),
    settledAt: orNull(Moment('when all prizes were paid, or all tickets paid back')),
    prizes: Type.Array(Type.Object({ tier: Type.String(), winners: Type.Integer(), each: Sum('for one unit'), sum: Sum('together') })),
    poolBook: orNull(
      Type.Object({
        carriedFrom: orNull(DrawId),
        carried: Sum('from the draw before'),
        added: Sum('of what was staked'),
        paid: Sum('to the winners'),
        left: Sum('that nobody has won'),
        breakage: Sum('that could not be divided'),
      }),
    ),
    winners: Type.Array(Type.Object({ number: Type.Integer(), member: MemberName, numbers: Type.String(), prize: Sum('of the ticket') }), {
      description: 'the highest prizes first; at most 50',
    }),
    certificate: orNull(Type.String({ description: 'signed text' })),
    voided: orNull(Type.Object({ at: Moment('when'), by: Type.String(), reason: Type.String(), statement: Type.String() })),
  }),
  errors: ['draw.unknown'],
})
