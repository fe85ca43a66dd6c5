import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { networkBlock } from '#kernel/security/network-block.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { captchaContext } from './captcha-context.ts'
import { captchaDemand } from './captcha-demand.ts'

const PER_NETWORK: LimitRule = { name: 'captcha-proof-of-work-network', points: 10, seconds: 15 * 60, code: 'TOO_MANY_REQUEST' }
/** An IPv6 line is a /56 or a /48, so the day's count is of a /48. */
const SITE = { ipv4: 24, ipv6: 48 } as const
const PER_NETWORK_AND_DAY: LimitRule = { name: 'captcha-proof-of-work-day', points: 40, seconds: 24 * 60 * 60, code: 'TOO_MANY_REQUEST' }

/**
 * Serves the captcha without a picture where one of our own would be asked. Few of a network need it, and a program needs nothing else
 * to pass it, so it is counted far more strictly than pictures, and each one makes the network's next one heavier.
 */
export const proofOfWork =
  ({ captchas, limits }: Pick<Deps, 'captchas' | 'limits'>): Service<'captcha.proofOfWork'> =>
  async ({ scene, loginDeviceId, isBgeTest }, caller) => {
    const { merchant, network } = caller
    const { provider } = captchaDemand(merchant, scene, isBgeTest === '1')
    if (provider !== 'slider' && provider !== 'picture') throw new Refusal('captcha.invalid')
    const counts: readonly Count[] = [...countsOfNetwork(PER_NETWORK, network), [PER_NETWORK_AND_DAY, networkBlock(network.ip, SITE)]]
    await limits.consumeAll(merchant.code, counts)
    const [uses = 0] = (await limits.used(merchant.code, counts)).slice(-1)
    return await captchas.proofOfWork.open(captchaContext(scene, loginDeviceId, caller), uses - 1)
  }

export const proofOfWorkVerify =
  ({ captchas }: Pick<Deps, 'captchas'>): Service<'captcha.proofOfWorkVerify'> =>
  async ({ loginDeviceId, ...answer }, caller) => {
    const { scene: _, ...context } = captchaContext('login', loginDeviceId, caller)
    const pass = await captchas.proofOfWork.solve(answer, context)
    if (!pass) throw new Refusal('captcha.invalid')
    return pass
  }
