import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Flags } from '#flags.ts'

export const whitelabel = declareCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Every feature flag, resolved for the merchant',
  session: 'none',
  moduleId: 'SYSTEM3',
  cache: 'session',
  request: Type.Object({}),
  answer: Flags,
  errors: [],
})
