import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaptchaContext } from '#captcha/captcha-provider.ts'
import { glyphs } from '#captcha/drawing/glyphs.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { createPicture } from './picture.ts'

let system: TestSystem
let context: CaptchaContext
beforeAll(async () => {
  system = await createTestDeps()
  const merchant = system.merchants.byCode('alpha')!
  context = { merchant, scene: 'login', deviceId: null, networkPrefix: '203.0.113.0/24', ip: '203.0.113.7' }
})
afterAll(() => system.close())

/** Draws the given letters, so that the test knows them. */
const pictureOf = (text: string) => {
  const letters = Object.keys(glyphs)
  let at = 0
  const drawings = { letters: async () => new Uint8Array() }
  return createPicture({ ...system, drawings, captchas: system.stores.captchas, randomInt: () => letters.indexOf(text[at++ % text.length]!) })
}

describe('a picture with letters (spec 1 §5, Captcha: id:text)', () => {
  test('accepts the letters once, in any letter case and with spaces around', async () => {
    const picture = pictureOf('ACE34')
    const { id } = await picture.open(context)
    expect(await picture.accepts({ captcha: `${id}: ace34 ` }, context)).toBe(true)
    expect(await picture.accepts({ captcha: `${id}:ACE34` }, context)).toBe(false)
  })

  test('accepts no others, and cannot be used after a wrong answer', async () => {
    const picture = pictureOf('ACE34')
    const { id } = await picture.open(context)
    expect(await picture.accepts({ captcha: `${id}:ACE37` }, context)).toBe(false)
    expect(await picture.accepts({ captcha: `${id}:ACE34` }, context)).toBe(false)
  })

  test.each([
    ['another scene', { scene: 'register' }],
    ['another device', { deviceId: 'd'.repeat(32) }],
    ['another network', { networkPrefix: '198.51.100.0/24' }],
  ] as const)('is not valid for %s', async (_, change) => {
    const picture = pictureOf('ACE34')
    const { id } = await picture.open(context)
    expect(await picture.accepts({ captcha: `${id}:ACE34` }, { ...context, ...change })).toBe(false)
  })

  test('expires after 5 minutes', async () => {
    const picture = pictureOf('ACE34')
    const [early, late] = [await picture.open(context), await picture.open(context)]
    system.clock.advance(299)
    expect(await picture.accepts({ captcha: `${early.id}:ACE34` }, context)).toBe(true)
    system.clock.advance(1)
    expect(await picture.accepts({ captcha: `${late.id}:ACE34` }, context)).toBe(false)
  })

  test('stores neither id nor letters in a readable form', async () => {
    const picture = pictureOf('ACE34')
    const { id } = await picture.open(context)
    const { createHash } = await import('node:crypto')
    const stored = await system.stores.captchas.takeChallenge('alpha', 'picture', createHash('sha256').update(id).digest('hex'), system.clock())
    expect(JSON.stringify(stored)).not.toContain('ACE34')
    expect(JSON.stringify(stored)).not.toContain(id)
  })
})
