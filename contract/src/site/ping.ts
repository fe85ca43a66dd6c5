import Type from 'typebox'
import { declareCall } from '#call.ts'

/** Time limit of a ping, ms (spec 1 §7, spec 2 §9). */
export const PING_TIMEOUT = 20_000

export const ping = declareCall({
  method: 'GET',
  path: '/wps/system/test/ping',
  summary: 'Line speed probe',
  session: 'none',
  moduleId: 'SYSTEM3',
  timeout: PING_TIMEOUT,
  cache: 'never',
  always: true,
  onBlockedHost: true,
  crossOrigin: 'any',
  request: Type.Object({ speed: Type.Optional(Type.String({ maxLength: 32, description: 'time stamp' })) }),
  answer: Type.Object({}),
  errors: [],
})
