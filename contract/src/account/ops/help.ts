import Type from 'typebox'
import { oneOf } from '#fields.ts'
import { Done, MemberId, ofMember, Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { identityChecks } from './identity-checks.ts'

const Checked = oneOf(identityChecks, { description: 'how staff have made sure that it is the member' })

export const sendRecovery = declareOp({
  method: 'POST',
  path: '/ops/members/send-recovery',
  summary: 'Sends a code to the proven number or address of a member who has lost the password; only the member reads it',
  permission: 'members.help',
  scope: 'merchant',
  event: 'member.recovery-sent',
  request: Type.Object({ ...ofMember, channel: oneOf(['sms', 'email'] as const), checked: Checked, reason: Reason }),
  answer: Done,
  errors: ['member.unknown', 'member.contact.missing', 'act.refused', 'request.too.many'],
})

export const NewNumber = {
  memberId: MemberId,
  mobile: Type.String({ minLength: 4, maxLength: 32, description: 'with + and dialling code' }),
  checked: Checked,
  reason: Reason,
}

export const askNumber = declareOp({
  method: 'POST',
  path: '/ops/members/number',
  summary:
    'Ask a second person to give a member who has lost the number another one; all sessions end, and the member hears of it at the contact of before',
  permission: 'members.help',
  scope: 'merchant',
  event: 'member.number-asked',
  request: Type.Object(NewNumber),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['member.unknown', 'member.number.wrong', 'act.refused'],
})
