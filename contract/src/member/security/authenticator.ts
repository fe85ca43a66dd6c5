import Type from 'typebox'
import { declareCall } from '#call.ts'

export const authenticatorBegin = declareCall({
  method: 'POST',
  path: '/wps/member/security/authenticator/begin',
  summary: 'A new secret for an authenticator app, of use once a code of it was shown',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({}),
  answer: Type.Object({ secret: Type.String({ description: 'base32' }), uri: Type.String({ description: 'otpauth://totp/…, for the QR code' }) }),
  errors: ['no_permissions', 'confirmation.required'],
})

export const authenticatorAdd = declareCall({
  method: 'POST',
  path: '/wps/member/security/authenticator',
  summary: 'Add the authenticator whose secret was begun, proven by its present code',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object({ authCode: Type.String({ minLength: 1, maxLength: 16 }) }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required', 'verification.code.invalid', 'TOO_MANY_REQUEST_LOGIN'],
})
