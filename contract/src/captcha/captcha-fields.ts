import Type, { type Static } from 'typebox'

/** The tasks that may ask for a captcha (spec 1 §4). */
export const CaptchaScene = Type.Union([Type.Literal('login'), Type.Literal('sms'), Type.Literal('register')])
export type CaptchaScene = Static<typeof CaptchaScene>

/** The kind of captcha: our own slider, a picture with letters, or GeeTest v3 or v4. The server decides. */
export const CaptchaProviderName = Type.Union([Type.Literal('slider'), Type.Literal('picture'), Type.Literal('geetest3'), Type.Literal('geetest4')])
export type CaptchaProviderName = Static<typeof CaptchaProviderName>

/** Id of a challenge or a pass token: 128 random bits, base64url. */
export const CaptchaId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** What a page must know to show a captcha. */
export const CaptchaDemand = Type.Object({
  scene: CaptchaScene,
  provider: CaptchaProviderName,
  geetestId: Type.Union([Type.String(), Type.Null()]),
})
export type CaptchaDemand = Static<typeof CaptchaDemand>

export const CaptchaSetting = Type.Object({
  shown: Type.Boolean({ description: 'asked for at every attempt, not only after too many failures' }),
  ...CaptchaDemand.properties,
})
export type CaptchaSetting = Static<typeof CaptchaSetting>

/** The result that GeeTest v4 gives the page (`getValidate`). */
export const GeetestValidateV4 = Type.Object({
  captcha_id: Type.Optional(Type.String({ maxLength: 64 })),
  lot_number: Type.String({ minLength: 1, maxLength: 128 }),
  captcha_output: Type.String({ minLength: 1, maxLength: 4096 }),
  pass_token: Type.String({ minLength: 1, maxLength: 256 }),
  gen_time: Type.String({ minLength: 1, maxLength: 32 }),
})
export type GeetestValidateV4 = Static<typeof GeetestValidateV4>

/** The result of a captcha, part of every request that may require one (spec 1 §5, Captcha). */
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
