import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { Caller } from '#caller.ts'
import type { LimitRule } from '#deps.ts'
import type { CaptchaContext } from '#providers/captcha/captcha-provider.ts'

/** Each puzzle costs us a drawing, but many players may share one carrier network (NAT): 300 in 15 minutes. */
export const CAPTCHA_PER_NETWORK: LimitRule = { name: 'captcha-network', points: 300, seconds: 15 * 60, code: 'TOO_MANY_REQUEST' }

/** What a captcha is bound to: merchant, scene, device and network (docs/captcha.md). */
export const captchaContext = (scene: CaptchaScene, deviceId: string | undefined, { merchant, network }: Caller): CaptchaContext => ({
  merchant,
  scene,
  deviceId: deviceId ?? null,
  networkPrefix: network.prefix,
  ip: network.ip,
})
