import Type from 'typebox'
import { FirstStepFields } from '#account/session/first-step-fields.ts'
import { declareCall } from '#call.ts'
import { mobileFields } from '#fields.ts'
import { CodeSent } from './code-sent.ts'

/** Nobody is signed in yet, so the request repeats user name and password, encrypted (spec 1 §3, SMS send request). */
const shared = { method: 'POST', session: 'none', encrypted: true, moduleId: 'VERIFY3', answer: CodeSent } as const
const errors = ['verification.expired', 'login.cred.err', 'contact.mismatch', 'message.channel.off', 'TOO_MANY_REQUEST_LOGIN'] as const

export const smsTwoFactor = declareCall({
  ...shared,
  path: '/wps/verification/sms/twoFactor',
  summary: 'Send a code to the member’s number, which must match the number typed',
  request: Type.Object({
    ...FirstStepFields,
    countryDialingCode: Type.Optional(mobileFields.countryDialingCode),
    mobileNum: Type.String({ minLength: 1, maxLength: 32, description: 'with or without dialling code' }),
  }),
  errors,
})

export const emailTwoFactor = declareCall({
  ...shared,
  path: '/wps/verification/email/twoFactor',
  summary: 'Send a code to the member’s e-mail address, which must match the address typed',
  request: Type.Object({ ...FirstStepFields, email: Type.String({ minLength: 1, maxLength: 254 }) }),
  errors,
})
