import Type from 'typebox'
import { firebaseFields } from '#account/identity/identity-fields.ts'
import { declareCall } from '#call.ts'
import { IDENTITY_ERRORS } from '#errors.ts'
import { DeviceId, DeviceKind, mobileFields, Token } from '#fields.ts'
import { FirstStepFields } from './first-step-fields.ts'
import { SessionAnswer } from './session-answer.ts'

/** E e-mail, P payee name, G Google authenticator, S SMS (spec 1 §3); R a recovery code. */
export const VerificationMethod = Type.Union([Type.Literal('E'), Type.Literal('P'), Type.Literal('G'), Type.Literal('S'), Type.Literal('R')])

export const loginVerification = declareCall({
  method: 'POST',
  path: '/wps/session/login/verification',
  summary: 'Sign in with a second factor, after user name and password or another first step; afterwards the network is a known one',
  session: 'none',
  encrypted: true,
  moduleId: 'LOGIN3',
  request: Type.Object({
    ...FirstStepFields,
    method: VerificationMethod,
    email: Type.Optional(Type.String({ maxLength: 254, description: 'E: the member’s own, with `verificationCode`' })),
    payeeName: Type.Optional(Type.String({ maxLength: 100, description: 'P' })),
    authCode: Type.Optional(Type.String({ maxLength: 16, description: 'G' })),
    countryDialingCode: Type.Optional(
      Type.Unsafe<string>({ ...mobileFields.countryDialingCode, description: 'S: beside the number, where the page asks for it' }),
    ),
    mobileNum: Type.Optional(
      Type.String({ maxLength: 32, description: 'S: the member’s own, with `verificationCode`; with or without dialling code' }),
    ),
    verificationCode: Type.Optional(Type.String({ maxLength: 16, description: 'E, S: the code that was sent' })),
    recoveryCode: Type.Optional(Type.String({ maxLength: 32, description: 'R: one of the member’s recovery codes, in any spelling' })),
    firebaseIdToken: Type.Optional(firebaseFields.firebaseIdToken),
    remember: Type.Optional(Type.Boolean({ description: 'ask for a remember token' })),
    trustDevice: Type.Optional(Type.Boolean({ description: 'from now on a new network alone asks this device for nothing; needs `loginDeviceId`' })),
    loginDeviceId: Type.Optional(DeviceId),
    isOfficialAppLogin: Type.Optional(Type.Boolean()),
    device: Type.Optional(DeviceKind),
  }),
  answer: Type.Object({
    ...SessionAnswer.properties,
    deviceTrust: Type.Optional(Type.Unsafe<string>({ ...Token, description: 'for the device to keep, and to send at its next sign-ins' })),
  }),
  errors: [
    'account.closed',
    'account.locked',
    'verification.expired',
    'login.cred.err',
    'verification.code.invalid',
    'payee.name.wrong',
    ...IDENTITY_ERRORS,
  ],
})
