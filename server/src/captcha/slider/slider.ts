import { after, bindingOf, ID_BYTES, isFrom } from '#captcha/binding.ts'
import type { SliderProvider } from '#captcha/captcha-provider.ts'
import type { Drawings } from '#captcha/drawing/drawings.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, PIECE_SIZE } from '#captcha/drawing/puzzle-places.ts'
import { acceptPass, givePass, type PassParts } from '#captcha/pass.ts'
import { isPlausible } from '#captcha/path.ts'
import { isWorkDone, workBits } from '#captcha/proof-of-work/work-bits.ts'
import { digestOf } from '#kernel/crypto/digest.ts'

/** The life of a challenge (docs/captcha.md). */
const CHALLENGE_SECONDS = 120
/** The accepted distance from the gap, units. */
const TOLERANCE = 5
/** A failed challenge makes the next ones harder for this time. */
const FAILURE_MEMORY_SECONDS = 15 * 60

/** Pictures are drawn here, the answer stays in the store, and the pass is a separate token. It slows scripts down, but proves nothing (docs/captcha.md). */
export const createSlider = (deps: PassParts & { readonly drawings: Pick<Drawings, 'puzzle'> }): SliderProvider => {
  const { captchas, clock, randomToken, drawings } = deps
  const pass = givePass(deps)

  return {
    open: async (context, uses) => {
      const binding = bindingOf(context)
      const failures = await captchas.failures(binding.merchant, binding.networkPrefix, after(clock(), -FAILURE_MEMORY_SECONDS))
      const { x, y, background, piece } = await drawings.puzzle(context.ip)
      const createdAt = clock()
      const id = randomToken(ID_BYTES)
      const bits = workBits(failures, uses)
      await captchas.addChallenge({
        ...binding,
        idHash: digestOf(id),
        kind: 'slider',
        answer: String(x),
        workBits: bits,
        createdAt,
        expiresAt: after(createdAt, CHALLENGE_SECONDS),
      })
      return {
        id,
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
        pieceSize: PIECE_SIZE,
        y,
        background,
        piece,
        workBits: bits,
        expiresIn: CHALLENGE_SECONDS,
      }
    },

    solve: async ({ id, x, way, path, work }, context) => {
      const now = clock()
      const challenge = await captchas.takeChallenge(context.merchant.code, 'slider', digestOf(id), now)
      if (!challenge) return undefined
      const isRight =
        challenge.expiresAt > now &&
        isFrom(challenge, context) &&
        isWorkDone(id, work, challenge.workBits) &&
        isPlausible(way, path, x, now.getTime() - challenge.createdAt.getTime()) &&
        Math.abs(x - Number(challenge.answer)) <= TOLERANCE
      if (!isRight) {
        await captchas.markFailed(challenge.merchant, challenge.idHash)
        return undefined
      }
      return await pass({ ...context, scene: challenge.scene })
    },

    accepts: acceptPass(deps),
  }
}
