import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { CaptchaContext } from '#captcha/captcha-provider.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'

/** Each puzzle costs us a drawing, but many players may share one carrier network (NAT): 300 in 15 minutes. */
export const CAPTCHA_PER_NETWORK: LimitRule = { name: 'captcha-network', points: 300, seconds: 15 * 60, code: 'TOO_MANY_REQUEST' }

/** Counts a captcha that is asked for; returns how many the network (with IPv6 the /48) was given before, in 15 minutes. Throws TOO_MANY_REQUEST. */
export const countCaptcha =
  ({ limits }: Pick<Deps, 'limits'>) =>
  async ({ merchant, network }: Caller): Promise<number> => {
    const counts = countsOfNetwork(CAPTCHA_PER_NETWORK, network)
    await limits.consumeAll(merchant.code, counts)
    const [used = 1] = (await limits.used(merchant.code, counts)).slice(-1)
    return used - 1
  }

/** What a captcha is bound to: merchant, scene, device and network (docs/captcha.md). */
export const captchaContext = (scene: CaptchaScene, deviceId: string | undefined, { merchant, network }: Caller): CaptchaContext => ({
  merchant,
  scene,
  deviceId: deviceId ?? null,
  networkPrefix: network.prefix,
  ip: network.ip,
})
