import Type from 'typebox'
import { OpaqueId } from '#account/security/overview.ts'
import { FactorAdded } from '#account/security/recovery-codes.ts'
import { declareCall } from '#call.ts'
import { ceremonyFields, Bytes, CredentialId, NewPasskey } from './passkeys.ts'

/** Letters of the name that a member gives a passkey. */
const PASSKEY_NAME_LENGTH = 40

export const passkeyBegin = declareCall({
  method: 'POST',
  path: '/wps/member/security/passkey/begin',
  summary: 'What a browser needs to make a passkey for the member',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({}),
  answer: Type.Object({
    ...ceremonyFields,
    site: Type.String({ description: 'the name of the merchant' }),
    user: Type.Object({ id: Bytes(128, 'names the member to the device; random'), name: Type.String() }),
    exclude: Type.Array(CredentialId, { description: 'passkeys that the member has: a device makes no second one' }),
  }),
  errors: ['no_permissions', 'confirmation.required', 'passkey.off', 'passkey.most'],
})

export const passkeyAdd = declareCall({
  method: 'POST',
  path: '/wps/member/security/passkey',
  summary: 'Add the passkey that was made',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object({ passkey: NewPasskey }),
  answer: FactorAdded,
  errors: ['no_permissions', 'confirmation.required', 'passkey.off', 'passkey.invalid', 'passkey.most', 'TOO_MANY_REQUEST_LOGIN'],
})

export const passkeyRename = declareCall({
  method: 'POST',
  path: '/wps/member/security/passkey/name',
  summary: 'Give a passkey a name',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ id: OpaqueId, name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LENGTH }) }),
  answer: Type.Object({}),
  errors: ['no_permissions'],
})

export const passkeyRemove = declareCall({
  method: 'POST',
  path: '/wps/member/security/passkey/remove',
  summary: 'Remove a passkey: it no longer signs the member in',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ id: OpaqueId }),
  answer: Type.Object({
    removed: Type.Optional(
      Type.Object({ domain: Type.String(), credential: CredentialId }, { description: 'for the browser, which then no longer offers it' }),
    ),
  }),
  errors: ['no_permissions', 'confirmation.required'],
})
