import Type from 'typebox'
import { declareCall } from '#call.ts'

export const DomainEntry = Type.Object({
  domainName: Type.String({ maxLength: 260, description: 'a host, or an address with its protocol; without one http (spec 2 §3)' }),
})

export const domainRoute = declareCall({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'The merchant’s addresses (lines), of which the web uses the fastest',
  session: 'none',
  moduleId: 'SYSTEM3',
  cache: 'session',
  onBlockedHost: true,
  request: Type.Object({}),
  answer: Type.Object({ domainList: Type.Array(DomainEntry), originalDomain: Type.String() }),
  errors: [],
})
