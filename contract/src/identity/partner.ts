import Type, { type Static } from 'typebox'

const id = Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,63}$', description: 'what the partner names itself by: `iss` of its assertions' })
const SecretName = Type.String({ pattern: '^[A-Z][A-Z0-9_]*$', description: 'the name of a secret of at least 32 characters' })
const strict = { additionalProperties: false } as const

/** Somebody who may vouch for people (docs/third-party-login.md): by a secret that both know, or by a key of their own. */
export const Partner = Type.Union([
  Type.Object({ id, algorithm: Type.Literal('HS256'), secret: SecretName }, strict),
  Type.Object(
    {
      id,
      algorithm: Type.Union([Type.Literal('EdDSA'), Type.Literal('ES256'), Type.Literal('RS256')]),
      publicKey: Type.String({ pattern: '^-----BEGIN PUBLIC KEY-----', maxLength: 2000, description: 'SPKI, PEM' }),
    },
    strict,
  ),
])
export type Partner = Static<typeof Partner>
