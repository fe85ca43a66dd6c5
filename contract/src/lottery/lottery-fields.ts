import Type, { type Static } from 'typebox'
import { Moment, orNull, RowNumber, Sum } from '#fields.ts'
import { digitGroups, drawStates, entropies, lotteryVendors, ticketStates } from './lottery-kinds.ts'
import { literals } from './lottery-rules.ts'

export const LotteryCode = Type.String({ pattern: '^[a-z0-9-]{1,24}$', description: 'of the lottery' })
export const DrawId = Type.String({
  pattern: '^[a-z0-9-]{1,24}-[0-9]{8}-[0-9]{4}$',
  description: 'of the draw: the lottery’s code and the planned moment in UTC, like quick-six-20260131-1830',
})
export const TicketNumber = RowNumber('of the ticket; later ones have higher numbers')
export const EntropyField = literals(
  entropies,
  'what the numbers are made from besides the secret seed: the tickets alone, or also the public beacon drand. With the tickets alone, whoever runs the server could try out tickets of their own before the draw; a page must say so',
)

/** Drawn numbers, in the order in which they were drawn. */
export const Results = Type.Array(
  Type.Object({
    group: Type.Union([Type.Literal('main'), Type.Literal('bonus'), literals(digitGroups, '')]),
    numbers: Type.Array(Type.String({ description: 'with leading zeros, like 07 or 0423' })),
  }),
)
export type Results = Static<typeof Results>

export const Draw = Type.Object({
  id: DrawId,
  lottery: LotteryCode,
  name: Type.String({ description: 'of the lottery: key of a text in the `lottery` catalogue, or the name itself' }),
  vendor: literals(lotteryVendors, ''),
  state: literals(
    drawStates,
    'open: tickets are sold; closed: sold no more; drawn: the numbers are known and prizes are being paid; settled: all are paid; void: every ticket is paid back',
  ),
  opensAt: Moment('from when tickets are sold'),
  closesAt: Moment('until when'),
  drawsAt: Moment('when the numbers are drawn'),
  waitsFor: orNull(
    Type.Union([Type.Literal('beacon'), Type.Literal('draw')], {
      description:
        'why its moment has passed without numbers: the beacon has not come, or the draw before it, whose pool it takes over, waits. Null: nothing',
    }),
  ),
  entropy: EntropyField,
  pool: orNull(Sum('what the winners share; while tickets are sold, so far. Null where prizes are fixed, and in a list of draws')),
  results: orNull(Results),
  drawnAt: orNull(Moment('')),
})
export type Draw = Static<typeof Draw>

export const Ticket = Type.Object({
  number: TicketNumber,
  draw: Draw,
  play: orNull(Type.String({ description: 'with digits: what is played' })),
  numbers: Type.Array(Type.String({ description: 'with leading zeros; picked ones in ascending order' })),
  units: Type.Integer({ description: 'how many times the price was paid' }),
  price: Sum('paid for it'),
  boughtAt: Moment(''),
  state: literals(ticketStates, 'sold: not decided yet'),
  prize: orNull(Sum('paid into the balance; null where it did not win, or not yet')),
})
export type Ticket = Static<typeof Ticket>
