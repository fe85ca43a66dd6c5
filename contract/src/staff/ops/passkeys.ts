import Type from 'typebox'
import { ceremonyFields, Bytes, CredentialId, NewPasskey, PasskeyProof } from '#account/passkeys/passkeys.ts'
import { declareOp } from '#ops/op.ts'

const when = Type.String({ description: 'ISO 8601' })

/** Letters of the name that a member of staff gives a passkey. */
const NAME_LENGTH = 40

export const Passkey = Type.Object({
  id: CredentialId,
  name: Type.String(),
  domain: Type.String({ description: 'the host of the console for which it was made' }),
  synced: Type.Boolean({ description: 'whether the device’s maker keeps a copy, so that it also works on the person’s other devices' }),
  addedAt: when,
  lastUsedAt: Type.Union([when, Type.Null()]),
})

export const passkeyOptions = declareOp({
  method: 'GET',
  path: '/ops/session/passkeyOptions',
  summary: 'A challenge, to sign in by a passkey; it says nothing of anybody',
  permission: 'stranger',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object(ceremonyFields),
  errors: ['staff.passkey.off'],
})

export const passkeySignIn = declareOp({
  method: 'POST',
  path: '/ops/session/passkeySignIn',
  summary: 'Begin a session by a passkey, which counts as password and code: the device has verified who holds it',
  permission: 'stranger',
  scope: 'house',
  event: 'session.signed-in',
  request: Type.Object({ passkey: PasskeyProof }),
  answer: Type.Object({}),
  errors: ['staff.passkey.off', 'staff.passkey.refused'],
})

export const listPasskeys = declareOp({
  method: 'GET',
  path: '/ops/passkeys/list',
  summary: 'Your own passkeys, the oldest first',
  permission: 'signed-in',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object({ passkeys: Type.Array(Passkey) }),
  errors: [],
})

export const beginPasskey = declareOp({
  method: 'GET',
  path: '/ops/passkeys/begin',
  summary: 'What a browser needs to make a passkey for you',
  permission: 'signed-in',
  scope: 'house',
  atConsole: true,
  request: Type.Object({}),
  answer: Type.Object({
    ...ceremonyFields,
    site: Type.String({ description: 'what the browser says that it is for' }),
    user: Type.Object({ id: Bytes(128, 'names the person to the device'), name: Type.String() }),
    exclude: Type.Array(CredentialId, { description: 'passkeys that you have here: a device makes no second one' }),
  }),
  errors: ['staff.passkey.off', 'staff.passkeys.full'],
})

export const addPasskey = declareOp({
  method: 'POST',
  path: '/ops/passkeys/add',
  summary: 'Add the passkey that was made',
  permission: 'signed-in',
  scope: 'house',
  event: 'passkey.added',
  atConsole: true,
  request: Type.Object({
    name: Type.String({ minLength: 1, maxLength: NAME_LENGTH, pattern: String.raw`\S`, description: 'the device; it stands in the trace' }),
    passkey: NewPasskey,
    code: Type.String({ minLength: 1, maxLength: 20, description: 'the six digits of the authenticator app' }),
  }),
  answer: Type.Object({}),
  errors: ['staff.passkey.off', 'staff.passkey.invalid', 'staff.passkeys.full', 'staff.code.wrong'],
})

export const removePasskey = declareOp({
  method: 'POST',
  path: '/ops/passkeys/remove',
  summary: 'Remove a passkey of your own: it signs nobody in any more',
  permission: 'signed-in',
  scope: 'house',
  event: 'passkey.removed',
  atConsole: true,
  request: Type.Object({ id: CredentialId }),
  answer: Type.Object({}),
  errors: ['staff.passkey.unknown'],
})
