import Type from 'typebox'
import { declareCall } from '#call.ts'
import { CAPTCHA_ERRORS, IDENTITY_ERRORS } from '#errors.ts'
import { firebaseFields } from '#identity/identity-fields.ts'
import { RegistrationAnswer, registrationFields } from './registration-fields.ts'

export const registerFirebase = declareCall({
  method: 'POST',
  path: '/wps/member/register/firebase',
  summary: 'Register by phone or social identity: a member with a user name made by the server and no password',
  session: 'none',
  encrypted: true,
  moduleId: 'REG3',
  request: Type.Object({
    ...firebaseFields,
    smsTemplate: Type.Optional(Type.String({ maxLength: 64, description: 'names a welcome message in other back ends; not used here' })),
    ...registrationFields,
  }),
  answer: RegistrationAnswer,
  errors: ['register.disabled', 'identity.taken', 'mobile.exists', ...IDENTITY_ERRORS, ...CAPTCHA_ERRORS],
})
