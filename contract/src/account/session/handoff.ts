import Type from 'typebox'
import { declareCall } from '#call.ts'
import { DeviceId, HandoffCode } from '#fields.ts'
import { SessionAnswer } from './session-answer.ts'

export const handoff = declareCall({
  method: 'POST',
  path: '/wps/session/handoff',
  summary: 'A code that passes the session on, for the `token` of an address: it works once, within a minute, while the session lives',
  session: 'required',
  moduleId: 'LOGIN3',
  request: Type.Object({}),
  answer: Type.Object({ code: HandoffCode, expiresIn: Type.Integer({ description: 'seconds' }) }),
  errors: [],
})

export const takeHandoff = declareCall({
  method: 'POST',
  path: '/wps/session/login/handoff',
  summary: 'Open a new session for the same member with a handoff code',
  session: 'none',
  encrypted: true,
  moduleId: 'LOGIN3',
  request: Type.Object({ code: HandoffCode, loginDeviceId: Type.Optional(DeviceId) }),
  answer: SessionAnswer,
  errors: ['handoff.invalid'],
})
