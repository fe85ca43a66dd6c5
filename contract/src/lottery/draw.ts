import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Moment, orNull, Sum } from '#fields.ts'
import { Draw, DrawId } from './lottery-fields.ts'
import { lotteryRules } from './lottery-rules.ts'

export const draw = declareCall({
  method: 'GET',
  path: '/wps/lottery/draw',
  summary: 'One draw: its rules, what was published before it, and what it can be checked by',
  session: 'none',
  moduleId: 'LOTTERY3',
  cache: 'never',
  request: Type.Object({ id: DrawId }),
  answer: Type.Object({
    now: Moment('by the server’s clock'),
    currency: Type.String(),
    draw: Draw,
    ...lotteryRules,
    commitment: Type.String({
      description: 'signed before the first ticket was sold: times, rules, the hash of the secret seed and the beacon’s round (docs/lottery.md)',
    }),
    tickets: orNull(
      Type.Object(
        { count: Type.Integer(), root: Type.String({ description: 'the hash over all tickets in order, hex' }), staked: Sum('paid for them') },
        { description: 'published when sales end; null until then' },
      ),
    ),
    rootStatement: orNull(
      Type.String({
        description:
          'the hash over all tickets, signed when it was published; also in /lottery/roots.jsonl and /lottery/roots.atom, of which anybody may keep copies',
      }),
    ),
    choices: orNull(
      Type.Object(
        {
          parts: Type.Integer({ description: 'how many files there are' }),
          path: Type.String({ description: 'where they are: 1.jsonl and so on, below this' }),
        },
        {
          description:
            'what was played, without names, so that anybody can count the winners: once the numbers are known. Null before, and of draws from before it was published',
        },
      ),
    ),
    previous: orNull(
      Type.Object(
        { draw: DrawId, path: Type.String({ description: 'where its certificate is' }) },
        { description: 'the draw whose certificate this one’s names; null where there is none' },
      ),
    ),
    prizes: orNull(
      Type.Array(
        Type.Object({
          tier: Type.String(),
          winners: Type.Integer({ description: 'how many units won it' }),
          each: Sum('for one unit'),
          sum: Sum('for all of them'),
        }),
        { description: 'once the numbers are known' },
      ),
    ),
    voided: orNull(
      Type.Object(
        {
          at: Moment('when it was declared void'),
          by: Type.String({ description: 'by whom' }),
          reason: Type.String({ description: 'why' }),
          seed: orNull(Type.String({ description: 'the secret seed, hex: revealed where sales had ended' })),
          statement: Type.String({ description: 'all of it signed, byte by byte as it is checked' }),
        },
        { description: 'of a void draw; null of others' },
      ),
    ),
    certificate: orNull(Type.String({ description: 'the signed certificate, byte by byte as it is checked; null until the numbers are known' })),
  }),
  errors: ['lottery.draw.unknown'],
})
