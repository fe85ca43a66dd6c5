import Type from 'typebox'
import { declareCall } from '#call.ts'
import { currencyFields, orNull } from '#fields.ts'

const Sitting = Type.Object({
  minutes: Type.Integer({ minimum: 0, description: 'of play in this sitting' }),
  staked: Type.Integer({ minimum: 0, description: 'in this sitting, in the smallest unit' }),
  won: Type.Integer({ minimum: 0, description: 'in this sitting, in the smallest unit' }),
  ...currencyFields,
})

export const playClock = declareCall({
  method: 'POST',
  path: '/wps/safePlay/clock',
  summary: 'A game is open and played: sent every minute. The server measures the time',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object({}),
  answer: Type.Object({
    sitting: Type.Object(Sitting.properties, { description: 'to be in view beside the game' }),
    check: orNull(Sitting, { description: 'to be shown now and acknowledged; null while none is due' }),
    mayPlay: Type.Boolean({ description: 'false during a break or self-exclusion, and when the time that the member allowed is over' }),
  }),
  errors: [],
})

export const acknowledgeCheck = declareCall({
  method: 'POST',
  path: '/wps/safePlay/clock/acknowledge',
  summary: 'The member has seen the reality check; the next one comes after the same time of play',
  session: 'required',
  moduleId: 'SAFEPLAY3',
  request: Type.Object({}),
  answer: Type.Object({}),
  errors: [],
})
