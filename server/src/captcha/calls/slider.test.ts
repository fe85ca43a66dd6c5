import { createHash } from 'node:crypto'
import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handTo, passFor, solution, type Solving } from '#captcha/testing/captcha-solver.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { callerOf, createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { CAPTCHA_PER_NETWORK } from './captcha-context.ts'
import { requireCaptcha } from './require-captcha.ts'

const DEVICE = 'd'.repeat(32)
const invalid = { status: 403, errorCode: 'captcha.invalid', message: 'The verification did not succeed. Please try again.' }

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database })
})
afterAll(() => wire.close())

let networks = 0
/** A player on their own network, because failures of another player on the same one would increase the work. */
const player = (ip = `10.0.${networks++}.7`): Solving & { readonly ip: string } => ({
  wire,
  db: database.db,
  client: wire.client('alpha', { ip }),
  ip,
})

/** Uses a pass as the log-in, register and SMS services do. */
const use = (
  captcha: string,
  { ip }: { readonly ip: string },
  { scene = 'login', loginDeviceId }: { scene?: CaptchaScene; loginDeviceId?: string } = {},
) => requireCaptcha(wire.system)(scene, { captcha, ...(loginDeviceId !== undefined && { loginDeviceId }) }, callerOf(wire, { ip }), true)

describe('a puzzle of our own slider (docs/captcha.md)', () => {
  test('only the height of the piece leaves the server', async () => {
    const challenge = valueOf(await player().client.call('captcha.slider', { scene: 'login' }))
    expect(Object.keys(challenge).toSorted()).toEqual(['background', 'expiresIn', 'height', 'id', 'piece', 'pieceSize', 'width', 'workBits', 'y'])
    expect(challenge).toMatchObject({ expiresIn: 120, width: 320, height: 160 })
    expect(Buffer.from(challenge.background, 'base64').toString('latin1', 1, 4)).toBe('PNG')
  })

  test('is checked once, even if many answers arrive at the same time', async () => {
    const one = player()
    const answer = await solution('login', one)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => one.client.call('captcha.sliderVerify', answer)))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  })

  test('cannot be used again after a wrong answer', async () => {
    const one = player()
    const answer = await solution('login', one)
    expect(await one.client.call('captcha.sliderVerify', { ...answer, x: answer.x - 30, path: handTo(answer.x - 30) })).toMatchObject(invalid)
    expect(await one.client.call('captcha.sliderVerify', answer)).toMatchObject(invalid)
  })

  test.each([-6, -5, 5, 6])('accepts the piece up to 5 units beside the gap: %i', async off => {
    const one = player()
    const answer = await solution('login', one)
    const outcome = await one.client.call('captcha.sliderVerify', { ...answer, x: answer.x + off, path: handTo(answer.x + off) })
    expect(outcome.success).toBe(Math.abs(off) <= 5)
  })

  test('gives the same answer to every failure', async () => {
    const failures: ((answer: Awaited<ReturnType<typeof solution>>) => Partial<typeof answer>)[] = [
      () => ({ id: 'A'.repeat(22) }),
      () => ({ path: [] }),
      ({ work }) => ({ work: work + 1 }),
      () => ({ loginDeviceId: DEVICE }),
    ]
    for (const failure of failures) {
      const one = player()
      const answer = await solution('login', one)
      expect(await one.client.call('captcha.sliderVerify', { ...answer, ...failure(answer) })).toMatchObject(invalid)
    }
    const answer = await solution('login', player())
    expect(await player().client.call('captcha.sliderVerify', answer)).toMatchObject(invalid)
    expect(await wire.client('beta').call('captcha.sliderVerify', answer)).toMatchObject(invalid)
  })

  test('expires after 120 s', async () => {
    const one = player()
    const answer = await solution('login', one)
    wire.system.clock.advance(118)
    expect(await one.client.call('captcha.sliderVerify', answer)).toMatchObject(invalid)
  })

  test('refuses an answer that comes faster than a hand can move, by the server’s clock', async () => {
    const one = player()
    const answer = await solution('login', one)
    wire.system.clock.advance(-1.8)
    expect(await one.client.call('captcha.sliderVerify', answer)).toMatchObject(invalid)
  })

  test('has separate rules for keys and step buttons', async () => {
    const one = player()
    const answer = await solution('login', one)
    const x = Math.round(answer.x / 8) * 8
    const path = Array.from({ length: x / 8 + 1 }, (_, index): [number, number, number] => [index * 8, 0, index * 30])
    path.push([x, 0, x * 4 + 700])
    expect(await one.client.call('captcha.sliderVerify', { ...answer, x, way: 'steps', path })).toMatchObject({ success: true })
  })

  test('costs more work after failures from the same network, for 15 minutes', async () => {
    const one = player()
    const open = async () => valueOf(await one.client.call('captcha.slider', { scene: 'login' }))
    const { workBits } = await open()
    for (let time = 0; time < 2; time++)
      await one.client.call('captcha.sliderVerify', { id: (await open()).id, x: 0, way: 'drag', path: [], work: 0 })
    expect((await open()).workBits).toBe(workBits + 2)
    expect(valueOf(await player().client.call('captcha.slider', { scene: 'login' })).workBits).toBe(workBits)
    wire.system.clock.advance(15 * 60)
    expect((await open()).workBits).toBe(workBits)
  })

  test('costs more work after many from one IPv6 line, whichever of its networks asks', async () => {
    const open = async (network: number) => {
      const { client } = player(`2001:db8:5:${network}::1`)
      return valueOf(await client.call('captcha.slider', { scene: 'login' })).workBits
    }
    const bits = []
    for (let network = 0; network <= 20; network++) bits.push(await open(network))
    expect(bits).toEqual([...Array.from({ length: 20 }, () => 12), 13])
  })

  test('is refused to a network that asks for too many', async () => {
    const one = player()
    const { merchant, network } = callerOf(wire, one)
    for (let count = 0; count < 300; count++) await wire.system.limits.consume(merchant.code, CAPTCHA_PER_NETWORK, network.prefix)
    expect(await one.client.call('captcha.slider', { scene: 'login' })).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' })
  })
})

describe('the pass of a solved puzzle', () => {
  const refused = { code: 'captcha.invalid' }

  test('has 128 bits, and only one of many requests can use it', async () => {
    const one = player()
    const pass = await passFor('login', one)
    expect(pass).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => use(pass, one)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(use(pass, one)).rejects.toMatchObject(refused)
  })

  test('is bound to its scene', async () => {
    const one = player()
    await expect(use(await passFor('login', one), one, { scene: 'register' })).rejects.toMatchObject(refused)
  })

  test('is bound to its device', async () => {
    const one = player()
    const own = { ...one, loginDeviceId: DEVICE }
    await expect(use(await passFor('login', own), one)).rejects.toMatchObject(refused)
    await expect(use(await passFor('login', own), one, { loginDeviceId: DEVICE })).resolves.toBeUndefined()
  })

  test('is bound to its network; another address of that network is accepted', async () => {
    const one = player()
    await expect(use(await passFor('login', one), player())).rejects.toMatchObject(refused)
    await expect(use(await passFor('login', one), { ip: one.ip.replace(/\d+$/, '200') })).resolves.toBeUndefined()
  })

  test('expires after 180 s', async () => {
    const one = player()
    const [early, late] = [await passFor('login', one), await passFor('login', one)]
    wire.system.clock.advance(178)
    await expect(use(early, one)).rejects.toMatchObject(refused)
    await expect(use(late, one)).resolves.toBeUndefined()
  })

  test('cannot be computed from what is stored', async () => {
    const one = player()
    const pass = await passFor('login', one)
    await expect(use(createHash('sha256').update(pass).digest('hex'), one)).rejects.toMatchObject(refused)
  })
})
