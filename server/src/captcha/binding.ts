import type { CaptchaBinding } from './captcha-challenge.ts'
import type { CaptchaContext } from './captcha-provider.ts'

/** Challenges and pass tokens: 128 bits (docs/captcha.md). */
export const ID_BYTES = 16

export const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

export const bindingOf = ({ merchant, scene, deviceId, networkPrefix }: CaptchaContext): CaptchaBinding => ({
  merchant: merchant.code,
  scene,
  deviceId,
  networkPrefix,
})

/** Whether the request comes from the same device on the same network. */
export const isFrom = (bound: CaptchaBinding, { deviceId, networkPrefix }: Pick<CaptchaContext, 'deviceId' | 'networkPrefix'>): boolean =>
  bound.deviceId === deviceId && bound.networkPrefix === networkPrefix
