import Type from 'typebox'
import { declareCall } from '#call.ts'
import { orNull } from '#fields.ts'
import { LimitAmount, LimitKindField, LimitPeriodField } from './safe-play-fields.ts'

const place = { kind: LimitKindField, period: LimitPeriodField }

export const setLimit = declareCall({
  method: 'POST',
  path: '/wps/safePlay/limit',
  summary: 'Set a limit, or lower it: at once. Ask for a higher one, or for none: to be waited for and confirmed',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object({
    ...place,
    most: orNull(LimitAmount('money in the smallest unit, or minutes'), { description: 'null asks to remove the limit' }),
  }),
  answer: Type.Object({ isAtOnce: Type.Boolean({ description: 'false: it waits' }) }),
  errors: ['no_permissions'],
})

export const confirmRaise = declareCall({
  method: 'POST',
  path: '/wps/safePlay/limit/confirm',
  summary: 'Confirm a higher limit whose waiting time is over',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object(place),
  answer: Type.Object({}),
  errors: ['no_permissions', 'limit.raise.waiting', 'limit.raise.gone'],
})

export const dropRaise = declareCall({
  method: 'POST',
  path: '/wps/safePlay/limit/keep',
  summary: 'Keep the limit as it is: the higher one is no longer asked for',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object(place),
  answer: Type.Object({}),
  errors: ['no_permissions'],
})
