import Type, { type Static } from 'typebox'
import { OpaqueId } from '#account/security/overview.ts'
import { SessionAnswer } from '#account/session/session-answer.ts'
import { declareCall } from '#call.ts'
import { DeviceId, DeviceKind } from '#fields.ts'

/** The most that a member may have: one for each device, and a key or two beside them. */
export const MOST_PASSKEYS = 10

export const Bytes = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, description: `base64url: ${description}` })
/** Web Authentication Level 3, §5.1.3: at most 1,023 bytes. */
export const CredentialId = Bytes(1_364, 'the id of the passkey')
const CLIENT_DATA_LENGTH = 4_096

const credentialFields = { id: CredentialId, rawId: CredentialId, type: Type.Literal('public-key') }
const ClientData = Bytes(CLIENT_DATA_LENGTH, 'what the browser says of the page and the challenge')

/** What a browser answers when a passkey is used (`AuthenticationResponseJSON`, Web Authentication Level 3, §5.1.8). */
export const PasskeyProof = Type.Object({
  ...credentialFields,
  response: Type.Object({
    clientDataJSON: ClientData,
    authenticatorData: Bytes(4_096, 'what the device says of itself'),
    signature: Bytes(2_048, 'over both'),
    userHandle: Type.Optional(Type.Union([Bytes(128, 'whose passkey it is, as it was made'), Type.Null()])),
  }),
})
export type PasskeyProof = Static<typeof PasskeyProof>

/** What a browser answers when a passkey is made (`RegistrationResponseJSON`). */
export const NewPasskey = Type.Object({
  ...credentialFields,
  response: Type.Object({ clientDataJSON: ClientData, attestationObject: Bytes(16_384, 'the public key, and what the device says of itself') }),
})
export type NewPasskey = Static<typeof NewPasskey>

/** What a browser needs to use a passkey, or to make one. */
export const ceremonyFields = {
  challenge: Bytes(200, 'to be signed; it works once'),
  domain: Type.String({ description: 'whose passkeys they are: the host of the page, or a domain above it (RP ID)' }),
  expiresIn: Type.Integer({ description: 'seconds for which the challenge is valid' }),
}

export const passkeyOptions = declareCall({
  method: 'POST',
  path: '/wps/session/passkey/options',
  summary: 'A challenge, to sign in or to confirm by a passkey; it says nothing of any member',
  session: 'none',
  moduleId: 'LOGIN3',
  request: Type.Object({}),
  answer: Type.Object(ceremonyFields),
  errors: ['passkey.off'],
})

export const passkeyLogin = declareCall({
  method: 'POST',
  path: '/wps/session/login/passkey',
  summary: 'Sign in by a passkey, which counts as both factors: nothing else is asked for',
  session: 'none',
  encrypted: true,
  moduleId: 'LOGIN3',
  request: Type.Object({
    passkey: PasskeyProof,
    remember: Type.Optional(Type.Boolean({ description: 'ask for a remember token' })),
    loginDeviceId: Type.Optional(DeviceId),
    isOfficialAppLogin: Type.Optional(Type.Boolean()),
    device: Type.Optional(DeviceKind),
  }),
  answer: SessionAnswer,
  errors: ['passkey.off', 'passkey.invalid', 'passkey.held', 'account.closed', 'account.locked', 'TOO_MANY_REQUEST_LOGIN'],
})

export const passkeyKeep = declareCall({
  method: 'POST',
  path: '/wps/member/security/passkey/keep',
  summary: 'Say that passkeys are one’s own after the password was recovered: they work again',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ ids: Type.Array(OpaqueId, { minItems: 1, maxItems: MOST_PASSKEYS }) }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required'],
})
