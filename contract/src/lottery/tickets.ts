import Type from 'typebox'
import { declareCall } from '#call.ts'
import { FormKey, Moment, NextPage, PageCursor } from '#fields.ts'
import { DrawId, Ticket } from './lottery-fields.ts'
import { MOST_LINES } from './lottery-kinds.ts'

export const buyTickets = declareCall({
  method: 'POST',
  path: '/wps/lottery/tickets',
  summary: 'Buy tickets of one draw: all of them or none',
  session: 'required',
  moduleId: 'LOTTERY3',
  timeout: 10_000,
  request: Type.Object({
    key: FormKey,
    draw: DrawId,
    lines: Type.Array(
      Type.Object({
        play: Type.Optional(Type.String({ maxLength: 24, description: 'with digits: what is played' })),
        numbers: Type.Array(Type.String({ pattern: '^[0-9]{1,4}$' }), {
          minItems: 1,
          maxItems: 10,
          description: 'those that are picked, in any order, each as 7 or 07; with digits one number with all its digits',
        }),
        units: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'how many times the price; 1 if absent' })),
      }),
      { minItems: 1, maxItems: MOST_LINES },
    ),
  }),
  answer: Type.Object({
    balance: Type.Integer({ description: 'what is left, in the smallest unit' }),
    tickets: Type.Array(Ticket),
  }),
  errors: [
    'lottery.draw.unknown',
    'lottery.draw.closed',
    'lottery.numbers.invalid',
    'lottery.sold.out',
    'balance.too.low',
    'play.paused',
    'bets.locked',
    'identity.needed',
    'limit.reached',
    'credit.stake.high',
    'duplicate_transaction',
    'currency.mismatch',
    'no_permissions',
  ],
})

export const tickets = declareCall({
  method: 'GET',
  path: '/wps/lottery/tickets',
  summary: 'The member’s tickets, the latest first, 20 on a page',
  session: 'required',
  moduleId: 'LOTTERY3',
  cache: 'never',
  request: Type.Object({
    which: Type.Optional(
      Type.Union([Type.Literal('open'), Type.Literal('won'), Type.Literal('ended')], {
        description: 'open: not decided yet; won: with a prize; ended: decided or paid back. All if absent',
      }),
    ),
    draw: Type.Optional(Type.Unsafe<string>({ ...DrawId, description: 'of this draw alone' })),
    after: Type.Optional(PageCursor),
  }),
  answer: Type.Object({ now: Moment('by the server’s clock'), currency: Type.String(), tickets: Type.Array(Ticket), next: NextPage }),
  errors: [],
})
