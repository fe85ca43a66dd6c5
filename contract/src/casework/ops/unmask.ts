import Type from 'typebox'
import { Moment } from '#fields.ts'
import { ofMember, Person, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const unmaskMember = declareOp({
  method: 'POST',
  path: '/ops/members/unmask',
  summary: 'Shows name, number, e-mail address and birthday in clear for ten minutes; who saw it, and why, is recorded',
  permission: 'members.unmask',
  scope: 'merchant',
  event: 'member.unmasked',
  request: Type.Object({ ...ofMember, reason: Reason }),
  answer: Type.Object({ person: Person, until: Moment('when the page masks it again') }),
  errors: ['member.unknown'],
})
