import Type from 'typebox'
import { NextPage, orNull, PageCursor, RowNumber } from '#fields.ts'
import { Ticket } from '#lottery/lottery-fields.ts'
import { ofMember } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const memberTickets = declareOp({
  method: 'GET',
  path: '/ops/members/tickets',
  summary: 'Lottery tickets of a member, the latest first',
  permission: 'members.read',
  scope: 'merchant',
  mayLag: true,
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, after: Type.Optional(PageCursor) }),
  answer: Type.Object({ tickets: Type.Array(Ticket), next: NextPage }),
  errors: ['member.unknown'],
})

export const ticketProof = declareOp({
  method: 'GET',
  path: '/ops/members/ticket-proof',
  summary: 'The receipt of a ticket and, once its draw is closed, the proof that it was counted',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, number: RowNumber('of the ticket') }),
  answer: Type.Object({
    receipt: Type.String({ description: 'signed text' }),
    counted: Type.Boolean({ description: 'whether it stands in the tree of the draw' }),
    root: orNull(Type.String({ description: 'the hash over all tickets; null until they are counted' })),
    verifyPath: Type.String({ description: 'of the players’ site: the page that checks the draw' }),
  }),
  errors: ['member.unknown'],
})
