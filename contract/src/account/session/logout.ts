import Type from 'typebox'
import { declareCall } from '#call.ts'

export const logout = declareCall({
  method: 'POST',
  path: '/wps/session/logout',
  summary: 'End the session, and the remember token of this device when one is named',
  session: 'optional',
  beforeOwnPassword: true,
  moduleId: 'LOGOUT3',
  request: Type.Object({ rememberToken: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })) }),
  answer: Type.Object({}),
  errors: [],
})
