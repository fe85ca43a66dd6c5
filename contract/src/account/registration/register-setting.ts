import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'

/** By a chosen user name, by a mobile number, or with a user name made by the server. */
export const RegisterWay = Type.Union([Type.Literal('username'), Type.Literal('mobile'), Type.Literal('autoUsername')])
export type RegisterWay = Static<typeof RegisterWay>

/** What the registration form asks and does (spec 1 §4, §6). */
export const RegisterSetting = Type.Object({
  enabled: Type.Boolean(),
  ways: Type.Array(RegisterWay, { minItems: 1, uniqueItems: true, description: 'the first is shown first; `mobile` only where codes can be sent' }),
  captcha: Type.Object({ enabled: Type.Boolean(), regexp: Type.Boolean({ description: 'clear the captcha field at once after an error' }) }),
  confirmation: Type.Boolean({ description: 'show the confirmation dialog after success' }),
  referral: Type.Boolean({ description: 'the form shows a referral code field' }),
  passwordMinLength: Type.Integer({ minimum: 6, maximum: 64 }),
})

export const registerSetting = declareCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Settings of the registration form',
  session: 'none',
  moduleId: 'SYSTEM3',
  cache: 'session',
  request: Type.Object({}),
  answer: RegisterSetting,
  errors: [],
})
