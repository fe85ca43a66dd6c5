import Type from 'typebox'
import { declareCall } from '#call.ts'

export const rsaKey = declareCall({
  method: 'GET',
  path: '/wps/session/key/rsa',
  summary: 'The public key that calls are encrypted with: base64 of SPKI DER, RSA-2048',
  session: 'none',
  moduleId: 'KEY3',
  cache: 'never',
  request: Type.Object({ _: Type.Optional(Type.String({ description: 'time stamp, so that no cache answers (spec 1 §7)' })) }),
  answer: Type.String(),
  errors: [],
})
