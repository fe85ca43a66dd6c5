import { after, bindingOf, ID_BYTES, isFrom } from '#captcha/binding.ts'
import type { ProofOfWorkProvider } from '#captcha/captcha-provider.ts'
import { givePass, type PassParts } from '#captcha/pass.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import { isWorkDone, workBitsWithoutPicture } from './work-bits.ts'

/** A slow phone may need a minute for it. */
const WORK_SECONDS = 300

/**
 * A captcha without a picture: nothing but work. It distinguishes nobody; it makes many tries dear for whoever has only phones and browsers,
 * and its strict counts (`captcha/calls/proof-of-work.ts`) hold off everybody else (docs/captcha.md).
 */
export const createProofOfWork = (deps: PassParts): ProofOfWorkProvider => {
  const { captchas, clock, randomToken } = deps
  const pass = givePass(deps)

  return {
    open: async (context, uses) => {
      const id = randomToken(ID_BYTES)
      const createdAt = clock()
      const workBits = workBitsWithoutPicture(uses)
      const expiresAt = after(createdAt, WORK_SECONDS)
      await captchas.addChallenge({ ...bindingOf(context), idHash: digestOf(id), kind: 'proofOfWork', answer: '', workBits, createdAt, expiresAt })
      return { id, workBits, expiresIn: WORK_SECONDS }
    },

    solve: async ({ id, work }, context) => {
      const now = clock()
      const challenge = await captchas.takeChallenge(context.merchant.code, 'proofOfWork', digestOf(id), now)
      const isRight = challenge && challenge.expiresAt > now && isFrom(challenge, context) && isWorkDone(id, work, challenge.workBits)
      if (challenge && !isRight) await captchas.markFailed(challenge.merchant, challenge.idHash)
      return challenge && isRight ? await pass({ ...context, scene: challenge.scene }) : undefined
    },
  }
}
