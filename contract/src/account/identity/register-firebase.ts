import Type from 'typebox'
import { RegistrationAnswer, registrationFields } from '#account/registration/registration-fields.ts'
import { declareCall } from '#call.ts'
import { CAPTCHA_ERRORS, IDENTITY_ERRORS } from '#errors.ts'
import { firebaseFields } from './identity-fields.ts'

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
