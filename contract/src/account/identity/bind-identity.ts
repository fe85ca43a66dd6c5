import Type from 'typebox'
import { declareCall } from '#call.ts'
import { IDENTITY_ERRORS } from '#errors.ts'
import { firebaseFields } from './identity-fields.ts'

export const bindIdentity = declareCall({
  method: 'POST',
  path: '/wps/member/identity/bind',
  summary: 'Bind a phone or social identity to the member who is signed in',
  session: 'required',
  encrypted: true,
  moduleId: 'MEMBER3',
  request: Type.Object(firebaseFields),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required', 'identity.taken', ...IDENTITY_ERRORS],
})
