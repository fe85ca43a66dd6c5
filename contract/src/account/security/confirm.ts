import Type from 'typebox'
import { firebaseFields } from '#account/identity/identity-fields.ts'
import { PasskeyProof } from '#account/passkeys/passkeys.ts'
import { CodeSent } from '#account/verification/code-sent.ts'
import { declareCall } from '#call.ts'
import { IDENTITY_ERRORS } from '#errors.ts'
import { Password } from '#fields.ts'
import { ConfirmMethod } from './overview.ts'

export const confirm = declareCall({
  method: 'POST',
  path: '/wps/member/security/confirm',
  summary:
    'Prove one’s identity again: by password, by a passkey, by a code of a second factor, or by an identity that is bound; valid for ten minutes of this session',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object({
    method: ConfirmMethod,
    password: Type.Optional(Password),
    code: Type.Optional(Type.String({ maxLength: 16, description: 'G, S, E' })),
    passkey: Type.Optional(PasskeyProof),
    firebaseChannel: Type.Optional(firebaseFields.firebaseChannel),
    firebaseIdToken: Type.Optional(firebaseFields.firebaseIdToken),
  }),
  answer: Type.Object({}),
  errors: ['password.wrong', 'verification.code.invalid', 'identity.mismatch', 'passkey.invalid', 'passkey.off', ...IDENTITY_ERRORS],
})

export const confirmCode = declareCall({
  method: 'POST',
  path: '/wps/member/security/confirm/code',
  summary: 'Send a code to the member’s own number or address, to confirm with',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ method: Type.Union([Type.Literal('S'), Type.Literal('E')]) }),
  answer: CodeSent,
  errors: ['factor.missing', 'message.channel.off'],
})
