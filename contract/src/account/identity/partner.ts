import Type, { type Static } from 'typebox'
import { secretName, strict } from '#merchant/merchant-fields.ts'

const id = Type.String({
  pattern: '^[a-z0-9][a-z0-9.-]{1,63}$',
  message: 'must be 2 to 64 of a–z, 0–9, . and -, like partner.example',
  description: 'the partner’s name for itself: `iss` in its assertions',
})
const KeyName = secretName('of at least 32 characters')

/** A partner whose signed assertions sign its users in (docs/third-party-login.md), checked by a shared secret or by its public key. */
export const Partner = Type.Union([
  Type.Object({ id, algorithm: Type.Literal('HS256'), secret: KeyName }, strict),
  Type.Object(
    {
      id,
      algorithm: Type.Union([Type.Literal('EdDSA'), Type.Literal('ES256'), Type.Literal('RS256')]),
      publicKey: Type.String({
        pattern: '^-----BEGIN PUBLIC KEY-----',
        message: 'must be a public key in PEM, which begins with -----BEGIN PUBLIC KEY-----',
        maxLength: 2000,
        description: 'SPKI, PEM',
      }),
    },
    strict,
  ),
])
export type Partner = Static<typeof Partner>
