import Type from 'typebox'
import { CodeSent, VerificationCode } from '#account/verification/code-sent.ts'
import { declareCall } from '#call.ts'
import { Email, mobileFields } from '#fields.ts'
import { FactorAdded } from './recovery-codes.ts'

/** A request names one of the two. */
const contact = {
  mobile: Type.Optional(Type.Object(mobileFields)),
  email: Type.Optional(Email),
}

export const contactCode = declareCall({
  method: 'POST',
  path: '/wps/member/security/contact/code',
  summary: 'Send a code to a number or address that the member wants to add',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object(contact),
  answer: CodeSent,
  errors: ['no_permissions', 'confirmation.required', 'mobile.invalid', 'message.channel.off'],
})

export const contactAdd = declareCall({
  method: 'POST',
  path: '/wps/member/security/contact',
  summary: 'Add or replace the member’s number or address, proven by the code that was sent there',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object({ ...contact, verificationCode: VerificationCode }),
  answer: FactorAdded,
  errors: [
    'no_permissions',
    'confirmation.required',
    'mobile.invalid',
    'verification.code.invalid',
    'mobile.exists',
    'email.exists',
    'TOO_MANY_REQUEST_LOGIN',
  ],
})
