import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { Caller } from '#caller.ts'
import type { Deps, LimitRule } from '#deps.ts'
import type { CaptchaContext } from '#providers/captcha/captcha-provider.ts'
import { networkBlock } from '#security/network-block.ts'

/** Each puzzle costs us a drawing, but many players may share one carrier network (NAT): 300 in 15 minutes. */
export const CAPTCHA_PER_NETWORK: LimitRule = { name: 'captcha-network', points: 300, seconds: 15 * 60, code: 'TOO_MANY_REQUEST' }

/** An IPv6 line is a /56 or a /48 of many networks. */
const CAPTCHA_PER_LINE: LimitRule = { ...CAPTCHA_PER_NETWORK, name: 'captcha-line', points: 600 }
const LINE = { ipv4: 24, ipv6: 48 } as const

/** Counts a captcha that is asked for; returns how many the network was given before, in 15 minutes. Throws TOO_MANY_REQUEST. */
export const countCaptcha =
  ({ limits }: Pick<Deps, 'limits'>) =>
  async ({ merchant, network }: Caller): Promise<number> => {
    const line = networkBlock(network.ip, LINE)
    const { full } = await limits.consumeInTurn(merchant.code, [
      [CAPTCHA_PER_NETWORK, network.prefix],
      [CAPTCHA_PER_LINE, line],
    ])
    if (full) throw full.refusal
    const [used = 1] = await limits.used(merchant.code, [[CAPTCHA_PER_LINE, line]])
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
