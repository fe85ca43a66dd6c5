import Geetest from 'gt3-sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CaptchaContext } from '#captcha/captcha-provider.ts'
import { startGeetestStandIn } from '#captcha/testing/geetest-stand-in.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { geetest3 } from './geetest3.ts'

const account = { id: '647f5ed2ed8acb4be36784e01556bb71', key: 'b09a7aafbfd83f73b35a9b530d0337bf' }
const merchantAt = (apiServer: string) => ({
  code: 'one',
  settings: { decimals: 2 },
  file: { geetest: { id: account.id, key: 'geetestKey', apiServer } },
})
const contextAt = (apiServer: string): CaptchaContext => ({
  merchant: merchantAt(apiServer),
  scene: 'login',
  deviceId: null,
  networkPrefix: '203.0.113.0/24',
  ip: '203.0.113.7',
})

let standIn: Awaited<ReturnType<typeof startGeetestStandIn>>
let context: CaptchaContext
let now: Date
const provider = () =>
  geetest3.create(providerParts({ secret: (code, name) => (code === 'one' && name === 'geetestKey' ? account.key : undefined), clock: () => now }))

beforeAll(async () => {
  standIn = await startGeetestStandIn(account)
  context = contextAt(standIn.url)
})
beforeEach(() => {
  standIn.fail('none')
  now = new Date('2026-01-01T00:00:00Z')
})
afterAll(() => standIn.close())

const solved = (challenge: string) => {
  const result = standIn.solve3(challenge)
  return { geetestChallenge: result.geetest_challenge, geetestSeccode: result.geetest_seccode }
}

describe('GeeTest v3 (docs/captcha.md)', () => {
  test('a challenge is registered with the documented fields, and given to the page as md5(challenge + key)', async () => {
    const given = await provider().register(context)
    expect(given?.gt).toBe(account.id)
    const { path, fields } = standIn.requests.at(-1)!
    expect(path).toBe('/register.php')
    expect(Object.fromEntries(fields)).toMatchObject({
      gt: account.id,
      json_format: '1',
      digestmod: 'md5',
      client_type: 'h5',
      ip_address: '203.0.113.7',
    })
    expect(() => standIn.solve3(given!.challenge)).not.toThrow()
  })

  test('a solved challenge is accepted once', async () => {
    const geetest = provider()
    const result = solved((await geetest.register(context))!.challenge)
    expect(await geetest.accepts(result, context)).toBe(true)
    expect(Object.fromEntries(standIn.requests.at(-1)!.fields)).toMatchObject({
      captchaid: account.id,
      challenge: result.geetestChallenge,
      seccode: result.geetestSeccode,
      json_format: '1',
    })
    expect(await geetest.accepts(result, context)).toBe(false)
  })

  test('an invented, a mixed and a missing result are refused', async () => {
    const geetest = provider()
    const one = solved((await geetest.register(context))!.challenge)
    const other = solved((await geetest.register(context))!.challenge)
    expect(await geetest.accepts({ geetestChallenge: other.geetestChallenge, geetestSeccode: one.geetestSeccode }, context)).toBe(false)
    expect(await geetest.accepts({ geetestChallenge: 'f'.repeat(32), geetestSeccode: `${'f'.repeat(32)}|jordan` }, context)).toBe(false)
    expect(await geetest.accepts({}, context)).toBe(false)
  })

  test.each(['error', 'not-json', 'zero', 'empty'] as const)(
    'it counts as unavailable while GeeTest answers %s, and is not called for 30 s',
    async fault => {
      const geetest = provider()
      standIn.fail(fault)
      expect(await geetest.register(context)).toBeUndefined()
      standIn.fail('none')
      const request = standIn.requests.length
      now = new Date(now.getTime() + 29_999)
      expect(await geetest.register(context)).toBeUndefined()
      expect(standIn.requests).toHaveLength(request)
      now = new Date(now.getTime() + 1)
      expect(await geetest.register(context)).toMatchObject({ gt: account.id })
    },
  )

  test.each(['error', 'not-json'] as const)(
    'a result is refused while GeeTest answers %s: the official offline mode would accept anything',
    async fault => {
      const geetest = provider()
      const result = solved((await geetest.register(context))!.challenge)
      standIn.fail(fault)
      expect(await geetest.accepts(result, context)).toBe(false)
    },
  )

  test('no server at the address: unavailable, refused, and no error is thrown', async () => {
    const nowhere = contextAt('http://127.0.0.1:1')
    expect(await provider().register(nowhere)).toBeUndefined()
    expect(await provider().accepts({ geetestChallenge: 'a', geetestSeccode: 'b' }, nowhere)).toBe(false)
  })

  test('a merchant without an account has no GeeTest', async () => {
    const request = standIn.requests.length
    const bare = { ...context, merchant: { code: 'two', settings: { decimals: 2 }, file: {} } }
    expect(await provider().register(bare)).toBeUndefined()
    expect(await provider().accepts({ geetestChallenge: 'a', geetestSeccode: 'b' }, bare)).toBe(false)
    expect(standIn.requests).toHaveLength(request)
  })
})

describe('GeeTest’s own client with the same stand-in', () => {
  const sdk = () => new Geetest({ geetest_id: account.id, geetest_key: account.key, protocol: 'http://', api_server: standIn.address })

  test('registers, and its results are valid once, so the stand-in follows GeeTest’s protocol', async () => {
    const client = sdk()
    const given = await client.register(null)
    expect(given).toMatchObject({ success: 1, gt: account.id, new_captcha: true })
    const result = standIn.solve3(given.challenge)
    expect(await client.validate(false, result)).toBe(true)
    expect(await client.validate(false, result)).toBe(false)
  })

  test('a challenge registered by it is accepted by ours, and vice versa', async () => {
    const geetest = provider()
    const theirs = await sdk().register(null)
    expect(await geetest.accepts(solved(theirs.challenge), context)).toBe(true)
    const ours = await geetest.register(context)
    expect(await sdk().validate(false, standIn.solve3(ours!.challenge))).toBe(true)
  })

  test('reports success 0 in the same cases', async () => {
    standIn.fail('error')
    expect(await sdk().register(null)).toMatchObject({ success: 0 })
    standIn.fail('empty')
    expect(await sdk().register(null)).toMatchObject({ success: 0 })
  })
})
