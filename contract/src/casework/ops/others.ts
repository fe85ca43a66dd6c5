import Type from 'typebox'
import { Moment, NextPage, orNull, PageCursor, RowNumber } from '#fields.ts'
import { ofMember, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

const Invited = Type.Object({ id: Type.String(), username: Type.String(), way: Type.String(), joinedAt: Moment('when') })

export const memberInvited = declareOp({
  method: 'GET',
  path: '/ops/members/invited',
  summary: 'Who invited a member, and whom the member invited',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, after: Type.Optional(PageCursor) }),
  answer: Type.Object({
    by: orNull(Invited),
    totals: Type.Object({ friends: Type.Integer(), depositors: Type.Integer(), deposited: Sum('their deposits'), points: Type.Integer() }),
    friends: Type.Array(Type.Object({ ...Invited.properties, depositCount: Type.Integer(), deposited: Sum('deposits'), points: Type.Integer() })),
    next: NextPage,
  }),
  errors: ['member.unknown'],
})

export const memberStaffActs = declareOp({
  method: 'GET',
  path: '/ops/members/staff-acts',
  summary: 'What staff did to a member, and who looked, the latest first',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({ ...ofMember, before: Type.Optional(RowNumber('events before the one with this number')) }),
  answer: Type.Object({
    rows: Type.Array(
      Type.Object({
        number: Type.Integer(),
        at: Moment('when'),
        login: Type.String(),
        event: Type.String(),
        reason: Type.String({ description: 'may be empty' }),
        what: Type.String({ description: 'facts of the act, as JSON; may be empty' }),
      }),
    ),
    more: Type.Boolean(),
  }),
  errors: ['member.unknown'],
})
