import Type from 'typebox'
import { declareCall } from '#call.ts'
import { OpaqueId } from './overview.ts'

export const unbindIdentity = declareCall({
  method: 'POST',
  path: '/wps/member/security/identity/unbind',
  summary: 'Unbind a phone or social identity: it no longer signs the member in',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ id: OpaqueId }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required', 'factor.last'],
})
