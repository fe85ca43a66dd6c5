import { digestOf } from '#kernel/crypto/digest.ts'
import { after, bindingOf, ID_BYTES, isFrom } from './binding.ts'
import type { CaptchaContext, CaptchaProvider, Pass } from './captcha-provider.ts'
import type { CaptchaStore } from './captcha-store.ts'

/** The life of a pass token (docs/captcha.md). */
const PASS_SECONDS = 180

export interface PassParts {
  readonly captchas: CaptchaStore
  readonly clock: () => Date
  readonly randomToken: (bytes: number) => string
}

/** Gives the pass for a solved captcha: good once, for the same merchant, scene, device and network. Only its hash is kept. */
export const givePass =
  ({ captchas, clock, randomToken }: PassParts) =>
  async (context: CaptchaContext): Promise<Pass> => {
    const token = randomToken(ID_BYTES)
    await captchas.addPass({ ...bindingOf(context), tokenHash: digestOf(token), expiresAt: after(clock(), PASS_SECONDS) })
    return { captcha: token, expiresIn: PASS_SECONDS }
  }

export const acceptPass =
  ({ captchas, clock }: Pick<PassParts, 'captchas' | 'clock'>): CaptchaProvider['accepts'] =>
  async ({ captcha }, context) => {
    if (!captcha) return false
    const pass = await captchas.takePass(context.merchant.code, digestOf(captcha))
    return pass !== undefined && pass.expiresAt > clock() && pass.scene === context.scene && isFrom(pass, context)
  }
