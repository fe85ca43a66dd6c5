import Type from 'typebox'
import { declareCall } from '#call.ts'
import { FactorAdded } from './recovery-codes.ts'

export const authenticatorBegin = declareCall({
  method: 'POST',
  path: '/wps/member/security/authenticator/begin',
  summary: 'Create a secret for an authenticator app; it takes effect once a code of the app is confirmed',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({}),
  answer: Type.Object({ secret: Type.String({ description: 'base32' }), uri: Type.String({ description: 'otpauth://totp/…, for the QR code' }) }),
  errors: ['no_permissions', 'confirmation.required'],
})

export const authenticatorAdd = declareCall({
  method: 'POST',
  path: '/wps/member/security/authenticator',
  summary: 'Add the authenticator whose secret was created, proven by its current code',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object({ authCode: Type.String({ minLength: 1, maxLength: 16 }) }),
  answer: FactorAdded,
  errors: ['no_permissions', 'confirmation.required', 'verification.code.invalid', 'TOO_MANY_REQUEST_LOGIN'],
})
