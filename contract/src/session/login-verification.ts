import Type from 'typebox'
import { declareCall } from '#call.ts'
import { IDENTITY_ERRORS } from '#errors.ts'
import { DeviceId, DeviceKind, Password } from '#fields.ts'
import { firebaseFields } from '#identity/identity-fields.ts'
import { SessionAnswer } from './session-answer.ts'

/** E e-mail, P payee name, G Google authenticator, S SMS (spec 1 §3). */
export const VerificationMethod = Type.Union([Type.Literal('E'), Type.Literal('P'), Type.Literal('G'), Type.Literal('S')])

export const loginVerification = declareCall({
  method: 'POST',
  path: '/wps/session/login/verification',
  summary: 'Sign in with user name, password and a second factor; afterwards the network is a known one',
  session: 'none',
  encrypted: true,
  moduleId: 'LOGIN3',
  request: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Password,
    method: VerificationMethod,
    email: Type.Optional(Type.String({ maxLength: 254, description: 'E: the member’s own, with `verificationCode`' })),
    payeeName: Type.Optional(Type.String({ maxLength: 100, description: 'P' })),
    authCode: Type.Optional(Type.String({ maxLength: 16, description: 'G' })),
    mobileNum: Type.Optional(
      Type.String({ maxLength: 32, description: 'S: the member’s own, with `verificationCode`; with or without dialling code' }),
    ),
    verificationCode: Type.Optional(Type.String({ maxLength: 16, description: 'E, S: the code that was sent' })),
    firebaseIdToken: Type.Optional(firebaseFields.firebaseIdToken),
    remember: Type.Optional(Type.Boolean({ description: 'ask for a remember token' })),
    loginDeviceId: Type.Optional(DeviceId),
    isOfficialAppLogin: Type.Optional(Type.Boolean()),
    device: Type.Optional(DeviceKind),
  }),
  answer: SessionAnswer,
  errors: ['verification.expired', 'login.cred.err', 'verification.code.invalid', 'payee.name.wrong', ...IDENTITY_ERRORS],
})
