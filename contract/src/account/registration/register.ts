import Type from 'typebox'
import { VerificationCode } from '#account/verification/code-sent.ts'
import { declareCall } from '#call.ts'
import { CAPTCHA_ERRORS } from '#errors.ts'
import { mobileFields, Password, Username } from '#fields.ts'
import { RegistrationAnswer, registrationFields } from './registration-fields.ts'

export const register = declareCall({
  method: 'POST',
  path: '/wps/member/register',
  summary: 'Register by user name; the answer is a session where `login` is true',
  session: 'none',
  encrypted: true,
  moduleId: 'REG3',
  request: Type.Object({ username: Username, password: Password, ...registrationFields }),
  answer: RegistrationAnswer,
  errors: ['username.exists', 'password.weak', 'register.disabled', ...CAPTCHA_ERRORS],
})

export const registerMobile = declareCall({
  method: 'POST',
  path: '/wps/member/register/mobile',
  summary: 'Register by a mobile number and the code it was sent; the user name is made by the server',
  session: 'none',
  encrypted: true,
  moduleId: 'MOBILENUMREG3',
  request: Type.Object({
    ...mobileFields,
    verificationCode: VerificationCode,
    password: Type.Optional(Type.Unsafe<string>({ ...Password, description: 'required if MOBILENUMPASSREG3 is on, refused if it is off' })),
    ...registrationFields,
  }),
  answer: RegistrationAnswer,
  errors: [
    'mobile.invalid',
    'mobile.exists',
    'verification.code.invalid',
    'password.weak',
    'request.invalid',
    'register.disabled',
    'TOO_MANY_REQUEST_LOGIN',
    ...CAPTCHA_ERRORS,
  ],
})

export const registerAutoUsername = declareCall({
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  summary: 'Register with a user name made by the server and without a password: the call is not encrypted, so it carries none',
  session: 'none',
  moduleId: 'REG3',
  request: Type.Object(registrationFields),
  answer: RegistrationAnswer,
  errors: ['register.disabled', ...CAPTCHA_ERRORS],
})
