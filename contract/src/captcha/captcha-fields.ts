import Type, { type Static } from 'typebox'

/** Where a captcha may be asked (spec 1 §4). */
export const CaptchaScene = Type.Union([Type.Literal('login'), Type.Literal('sms'), Type.Literal('register')])
export type CaptchaScene = Static<typeof CaptchaScene>

/** Who asks: our own slider, a picture with letters, or GeeTest in one of its versions. The server decides. */
export const CaptchaProviderName = Type.Union([Type.Literal('slider'), Type.Literal('picture'), Type.Literal('geetest3'), Type.Literal('geetest4')])
export type CaptchaProviderName = Static<typeof CaptchaProviderName>

/** 128 random bits, base64url: challenges and pass tokens. */
export const CaptchaId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** What a page must know to ask a captcha. */
export const CaptchaDemand = Type.Object({
  scene: CaptchaScene,
  provider: CaptchaProviderName,
  geetestId: Type.Union([Type.String(), Type.Null()]),
})
export type CaptchaDemand = Static<typeof CaptchaDemand>

export const CaptchaSetting = Type.Object({
  shown: Type.Boolean({ description: 'asked at every try, not only after too many failures' }),
  ...CaptchaDemand.properties,
})
export type CaptchaSetting = Static<typeof CaptchaSetting>

/** What GeeTest v4 gives the page (`getValidate`). */
export const GeetestValidateV4 = Type.Object({
  captcha_id: Type.Optional(Type.String({ maxLength: 64 })),
  lot_number: Type.String({ minLength: 1, maxLength: 128 }),
  captcha_output: Type.String({ minLength: 1, maxLength: 4096 }),
  pass_token: Type.String({ minLength: 1, maxLength: 256 }),
  gen_time: Type.String({ minLength: 1, maxLength: 32 }),
})
export type GeetestValidateV4 = Static<typeof GeetestValidateV4>

/** The result of a captcha, in every request that may be asked for one (spec 1 §5, Captcha). */
export const captchaFields = {
  geetestChallenge: Type.Optional(Type.String({ maxLength: 64 })),
  geetestSeccode: Type.Optional(Type.String({ maxLength: 256, description: 'GeeTest v3: `<validate>|jordan`' })),
  geetestValidateV4: Type.Optional(GeetestValidateV4),
  captcha: Type.Optional(Type.String({ maxLength: 64, description: 'the pass token of our own slider, or `id:text` of a picture' })),
}

export interface CaptchaFields {
  readonly geetestChallenge?: string
  readonly geetestSeccode?: string
  readonly geetestValidateV4?: GeetestValidateV4
  readonly captcha?: string
}
