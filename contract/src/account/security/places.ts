import Type from 'typebox'
import { declareCall } from '#call.ts'
import { OpaqueId } from './overview.ts'

export const sessionEnd = declareCall({
  method: 'POST',
  path: '/wps/member/security/session/end',
  summary: 'End one open session, or all but this one, with the remembered logins of their devices and the trust in them',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ id: Type.Optional(Type.Unsafe<string>({ ...OpaqueId, description: 'all others if absent' })) }),
  answer: Type.Object({}),
  errors: [],
})

export const networkForget = declareCall({
  method: 'POST',
  path: '/wps/member/security/network/forget',
  summary: 'Forget a known network: the next sign-in from there asks for a second factor',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ prefix: Type.String({ pattern: '^[0-9a-f.:]{1,45}/[0-9]{1,3}$|^unknown$', description: 'as the security page names it' }) }),
  answer: Type.Object({}),
  errors: [],
})

export const trustEnd = declareCall({
  method: 'POST',
  path: '/wps/member/security/trust/end',
  summary: 'Trust a device no longer: a sign-in there from a new network asks for a second factor again',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ id: OpaqueId }),
  answer: Type.Object({}),
  errors: [],
})
