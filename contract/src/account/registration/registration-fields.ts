import Type from 'typebox'
import { SessionAnswer } from '#account/session/session-answer.ts'
import { captchaFields } from '#captcha/captcha-fields.ts'
import { AffiliateCode, DeviceId, DeviceKind } from '#fields.ts'
import { Accepted } from '#legal/acceptance.ts'

/** How the member came to register (spec 1 §3). */
const RegisterMethod = Type.Union([Type.Literal('APP'), Type.Literal('H5'), Type.Literal('PWA'), Type.Literal('WEBCLIP')])

/** The fields that every way to register sends (spec 1 §3, Registration request). */
export const registrationFields = {
  login: Type.Boolean(),
  remember: Type.Optional(Type.Boolean()),
  registerMethod: RegisterMethod,
  registerUrl: Type.Optional(Type.String({ maxLength: 500 })),
  domain: Type.Optional(Type.String({ maxLength: 253 })),
  referralCode: Type.Optional(AffiliateCode),
  affiliateCode: Type.Optional(AffiliateCode),
  loginDeviceId: Type.Optional(DeviceId),
  isOfficialAppLogin: Type.Optional(Type.Boolean()),
  device: Type.Optional(DeviceKind),
  pixelTrack: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: 512 }), {
      maxProperties: 40,
      description: 'the pixel tracking record of a visitor who agreed to tracking; what breaks its pattern is left out (spec 1 §3)',
    }),
  ),
  accepted: Type.Optional(Accepted),
  ...captchaFields,
}

/** Flat: who registered, and the fields of a new session if the request asked for one with `login` (spec 1 §3, Registration response value). */
export const RegistrationAnswer = Type.Object({
  customerId: Type.String(),
  customerName: Type.String(),
  ...Type.Partial(SessionAnswer).properties,
})
