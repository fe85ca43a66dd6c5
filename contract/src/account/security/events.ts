import Type from 'typebox'
import { declareCall } from '#call.ts'

export const events = declareCall({
  method: 'GET',
  path: '/wps/member/security/events',
  summary: 'Recent events of the member’s account, newest first',
  session: 'required',
  moduleId: 'SECURITY3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Array(
    Type.Object({ at: Type.String({ description: 'ISO 8601' }), event: Type.String(), network: Type.String(), userAgent: Type.String() }),
  ),
  errors: [],
})
