import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Moment, orNull } from '#fields.ts'
import { Ticket, TicketNumber } from './lottery-fields.ts'

export const ticket = declareCall({
  method: 'GET',
  path: '/wps/lottery/ticket',
  summary: 'One ticket of the member with its signed receipt, and the proof that it was counted',
  session: 'required',
  moduleId: 'LOTTERY3',
  cache: 'never',
  request: Type.Object({ number: TicketNumber }),
  answer: Type.Object({
    now: Moment('by the server’s clock'),
    currency: Type.String(),
    ticket: Ticket,
    receipt: Type.String({
      description: 'signed: draw, numbers, price, moment, and the hash of what was published before the draw (docs/lottery.md)',
    }),
    proof: orNull(
      Type.Object(
        {
          place: Type.Integer({ description: 'in the order of all tickets of the draw, from 0' }),
          count: Type.Integer({ description: 'of all tickets' }),
          path: Type.Array(Type.String({ description: 'hex' }), { description: 'hashes from the ticket up to the root' }),
        },
        { description: 'leads from the receipt to the hash over all tickets; null until sales have ended' },
      ),
    ),
  }),
  errors: ['lottery.ticket.unknown'],
})
