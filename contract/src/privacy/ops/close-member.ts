import Type from 'typebox'
import { Done, ofMember, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const closeMember = declareOp({
  method: 'POST',
  path: '/ops/members/close',
  summary: 'Closes the account of a member who asks for it, under the rules of closing it oneself',
  permission: 'members.close',
  scope: 'merchant',
  event: 'member.closed',
  request: Type.Object({ ...ofMember, reason: Reason }),
  answer: Done,
  errors: ['member.unknown', 'act.refused'],
})
