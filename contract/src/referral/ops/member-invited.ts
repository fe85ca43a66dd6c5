import Type from 'typebox'
import { Moment, NextPage, orNull, PageCursor } from '#fields.ts'
import { ofMember, Sum } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

const Invited = Type.Object({ id: Type.String(), username: Type.String(), way: Type.String(), joinedAt: Moment('when') })

export const memberInvited = declareOp({
  method: 'GET',
  path: '/ops/members/invited',
  summary: 'Who invited a member, and whom the member invited',
  permission: 'members.read',
  scope: 'merchant',
  mayLag: true,
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
