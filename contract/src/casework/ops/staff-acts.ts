import Type from 'typebox'
import { Moment, RowNumber } from '#fields.ts'
import { ofMember } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

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
