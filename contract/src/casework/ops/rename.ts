import Type from 'typebox'
import { MemberId, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

export const NewName = { memberId: MemberId, name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }), reason: Reason }

export const renameMember = declareOp({
  method: 'POST',
  path: '/ops/members/rename',
  summary: 'Corrects the name of a member: at once before it was used for a bank account, with a second person afterwards',
  permission: 'members.rename',
  scope: 'merchant',
  event: 'member.renamed',
  request: Type.Object(NewName),
  answer: Type.Object({ approval: Type.Union([Type.String(), Type.Null()], { description: 'null: it is corrected' }) }),
  errors: ['member.unknown'],
})
