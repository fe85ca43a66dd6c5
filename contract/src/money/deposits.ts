import Type from 'typebox'
import { declareCall } from '#call.ts'

export const depositSettings = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  summary: 'Whether the member’s first deposit is done (spec 2 §3, Deposit settings and stats)',
  session: 'required',
  moduleId: 'DEPOSIT3',
  request: Type.Object({}),
  answer: Type.Object({ firstDeposit: Type.Union([Type.Literal('Y'), Type.Literal('N')], { description: 'Y: done' }) }),
  errors: [],
})

export const depositStats = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositStats',
  summary: 'How many of the member’s deposits have arrived',
  session: 'required',
  moduleId: 'DEPOSIT3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({ totalDepositSuccessCount: Type.Integer({ minimum: 0 }) }),
  errors: [],
})
