import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'

/** Where a customer-service script runs: in a sandboxed frame, or in the product's own page, where it can reach the session. */
export const ServiceScriptPlace = Type.Union([Type.Literal('frame'), Type.Literal('page')])
export type ServiceScriptPlace = Static<typeof ServiceScriptPlace>

export const customerServiceScript = declareCall({
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  summary: 'The script of the merchant’s customer service',
  session: 'none',
  moduleId: 'CHAT3',
  request: Type.Object({}),
  answer: Type.Object({
    script: Type.Union([Type.Object({ src: Type.String(), place: ServiceScriptPlace }), Type.Null()], { description: 'null: the merchant has none' }),
  }),
  errors: [],
})
