import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Factor } from './overview.ts'
import { FactorAdded } from './recovery-codes.ts'

export const payeeName = declareCall({
  method: 'POST',
  path: '/wps/member/security/payeeName',
  summary: 'Set the name of the holder of the member’s bank account',
  session: 'required',
  encrypted: true,
  moduleId: 'SECURITY3',
  request: Type.Object({ payeeName: Type.String({ minLength: 2, maxLength: 100 }) }),
  answer: FactorAdded,
  errors: ['no_permissions', 'confirmation.required'],
})

export const removeFactor = declareCall({
  method: 'POST',
  path: '/wps/member/security/remove',
  summary: 'Remove a second factor',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ factor: Factor }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required', 'factor.last'],
})

export const alwaysAsk = declareCall({
  method: 'POST',
  path: '/wps/member/security/alwaysAsk',
  summary: 'Ask for a second factor at every sign-in, whichever way, or on new networks only',
  session: 'required',
  moduleId: 'SECURITY3',
  request: Type.Object({ alwaysAsk: Type.Boolean() }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required', 'factor.missing'],
})
