import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lightenWork, workFor } from '#captcha/testing/captcha-solver.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const invalid = { status: 403, errorCode: 'captcha.invalid' }
const LIGHT = 8

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({
    database,
    merchants: {
      alpha: { captcha: { scenes: { register: true } } },
      beta: { captcha: { scenes: { register: true }, plain: 'picture' } },
    },
  })
})
afterAll(() => wire.close())

let networks = 0
/** A player on their own network. */
const player = (merchant: 'alpha' | 'beta' = 'alpha', ip = `10.7.${networks++}.7`) => wire.client(merchant, { ip })
type Player = ReturnType<typeof player>

/** A challenge made light enough for a test, and its solution. */
const solvedWork = async (client: Player) => {
  const { id } = valueOf(await client.call('captcha.proofOfWork', { scene: 'register' }))
  await lightenWork(database.db, id, LIGHT)
  return { id, work: workFor(id, LIGHT) }
}

// Proves captcha-14.
describe('a captcha without a picture (docs/captcha.md)', () => {
  test.each(['alpha', 'beta'] as const)('its pass serves the scene once, in place of the slider or the picture: %s', async merchant => {
    const client = player(merchant)
    const { captcha, expiresIn } = valueOf(await client.call('captcha.proofOfWorkVerify', await solvedWork(client)))
    expect(expiresIn).toBe(180)
    expect(await client.call('member.register', registration(`unseen_${merchant}`, { captcha }))).toMatchObject({ success: true })
    expect(await client.call('member.register', registration(`again_${merchant}`, { captcha }))).toMatchObject(invalid)
  })

  test('the work is heavy, and heavier with each one that the network has been given', async () => {
    const client = player()
    const bits = []
    for (let use = 0; use < 5; use++) bits.push(valueOf(await client.call('captcha.proofOfWork', { scene: 'register' })).workBits)
    expect(bits).toEqual([19, 20, 21, 22, 22])
    expect(valueOf(await player().call('captcha.proofOfWork', { scene: 'register' })).workBits).toBe(19)
  })

  test('it is checked once: wrong work uses it up, and so does right work', async () => {
    const client = player()
    const { id, work } = await solvedWork(client)
    // It is the first number that fits, so the one before it does not.
    expect(await client.call('captcha.proofOfWorkVerify', { id, work: Math.abs(work - 1) })).toMatchObject(invalid)
    expect(await client.call('captcha.proofOfWorkVerify', { id, work })).toMatchObject(invalid)
    const again = await solvedWork(client)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => client.call('captcha.proofOfWorkVerify', again)))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  })

  test('it expires after 300 s, and counts on its own network alone', async () => {
    const client = player()
    const late = await solvedWork(client)
    wire.system.clock.advance(300)
    expect(await client.call('captcha.proofOfWorkVerify', late)).toMatchObject(invalid)
    expect(await player().call('captcha.proofOfWorkVerify', await solvedWork(client))).toMatchObject(invalid)
  })

  test('a network is given 10 in 15 minutes', async () => {
    const client = player()
    for (let use = 0; use < 10; use++) valueOf(await client.call('captcha.proofOfWork', { scene: 'register' }))
    expect(await client.call('captcha.proofOfWork', { scene: 'register' })).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST',
      value: { retryAfter: 900 },
    })
    wire.system.clock.advance(900)
    expect(await client.call('captcha.proofOfWork', { scene: 'register' })).toMatchObject({ success: true })
  })

  test('the networks of an IPv6 line share the day', async () => {
    const bits = []
    for (const ip of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:8:1::1'])
      bits.push(valueOf(await player('alpha', ip).call('captcha.proofOfWork', { scene: 'register' })).workBits)
    expect(bits).toEqual([19, 20, 19])
  })

  test('a network is given 40 a day', async () => {
    const client = player()
    for (let window = 0; window < 4; window++) {
      for (let use = 0; use < 10; use++) valueOf(await client.call('captcha.proofOfWork', { scene: 'register' }))
      wire.system.clock.advance(900)
    }
    expect(await client.call('captcha.proofOfWork', { scene: 'register' })).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' })
  })
})
