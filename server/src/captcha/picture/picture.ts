import { createHmac, randomInt as cryptoRandomInt } from 'node:crypto'
import { after, bindingOf, ID_BYTES, isFrom } from '#captcha/binding.ts'
import type { PictureProvider } from '#captcha/captcha-provider.ts'
import type { CaptchaStore } from '#captcha/captcha-store.ts'
import type { Drawings } from '#captcha/drawing/drawings.ts'
import { glyphs } from '#captcha/drawing/glyphs.ts'
import { digestOf } from '#kernel/crypto/digest.ts'

/** 19^5: two and a half million possibilities, with one try each. */
const LENGTH = 5
/** The picture is part of a form that takes a while to fill in. */
const PICTURE_SECONDS = 300
const letters = Object.keys(glyphs)

/** The id is the key, and only its hash is stored, so that a reader of the table cannot test letters against it. */
const seal = (id: string, text: string): string => createHmac('sha256', id).update(text).digest('hex')

/** A picture with letters; the call it protects checks its result `id:text`, once. */
export const createPicture = (deps: {
  readonly captchas: CaptchaStore
  readonly clock: () => Date
  readonly randomToken: (bytes: number) => string
  readonly drawings: Pick<Drawings, 'letters'>
  /** Unpredictable, from 0 up to but not including `below`. */
  readonly randomInt?: (below: number) => number
}): PictureProvider => {
  const { captchas, clock, randomToken, drawings, randomInt = cryptoRandomInt } = deps

  return {
    open: async context => {
      const text = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
      const image = await drawings.letters(text, context.ip)
      const id = randomToken(ID_BYTES)
      const createdAt = clock()
      await captchas.addChallenge({
        ...bindingOf(context),
        idHash: digestOf(id),
        kind: 'picture',
        answer: seal(id, text),
        workBits: 0,
        createdAt,
        expiresAt: after(createdAt, PICTURE_SECONDS),
      })
      return { id, image, length: LENGTH, expiresIn: PICTURE_SECONDS }
    },

    accepts: async ({ captcha = '' }, context) => {
      const [id = '', text = ''] = captcha.split(':')
      if (!id || !text) return false
      const now = clock()
      const challenge = await captchas.takeChallenge(context.merchant.code, 'picture', digestOf(id), now)
      if (!challenge) return false
      const isRight =
        challenge.expiresAt > now &&
        challenge.scene === context.scene &&
        isFrom(challenge, context) &&
        challenge.answer === seal(id, text.trim().toUpperCase())
      if (!isRight) await captchas.markFailed(challenge.merchant, challenge.idHash)
      return isRight
    },
  }
}
