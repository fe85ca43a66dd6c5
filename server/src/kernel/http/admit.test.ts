import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import type { LanguageCode } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, registration, signIn, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({
    config: { trustedProxies: ['10.0.0.0/8'], trustForwardedHost: true, countryHeader: 'X-Country' },
    merchants: {
      alpha: { regions: { deniedCountries: ['US'] }, domains: [{ domainName: 'line1.test' }] },
      beta: { maintenance: { on: true, end: '2026-01-01T06:00:00Z' } },
    },
  })
})
afterAll(() => wire.close())

const inject = (path: string, headers: Record<string, string> = {}, ip = '203.0.113.7', method: 'GET' | 'OPTIONS' = 'GET') =>
  wire.app.inject({ method, url: path, headers: { host: 'alpha.test', language: 'EN', ...headers }, remoteAddress: ip })

const isAlways = (name: string): boolean => (calls[name as CallName] as CallDeclaration).always === true

describe('during maintenance (spec 2 §8, Maintenance is told by every call)', () => {
  const closed = {
    status: 503,
    errorCode: 'maintenance',
    message: 'The system is under maintenance. Please come back later.',
    value: { maintenanceEnd: '2026-01-01T06:00:00Z' },
  }

  // Proves errors-28, requests-40.
  test('every call says so, except those that must still work', async () => {
    for (const [name, call] of Object.entries(calls)) {
      const reply = await wire.app.inject({ method: call.method, url: call.path, headers: { host: 'beta.test', language: 'EN' } })
      expect([name, reply.json().errorCode === 'maintenance']).toEqual([name, !isAlways(name)])
    }
    expect(await wire.client('beta').call('system.whitelabel', {})).toMatchObject(closed)
  })

  test('the status call reports it as a fact', async () => {
    expect((await inject('/wps/system/status', { host: 'beta.test' })).json().value).toMatchObject({
      maintenance: true,
      maintenanceEnd: '2026-01-01T06:00:00Z',
    })
  })
})

describe('the origin of a visitor', () => {
  const status = async (headers: Record<string, string>, ip: string) => (await inject('/wps/system/status', headers, ip)).json().value

  test('is accepted from a trusted proxy only', async () => {
    expect((await status({ 'x-forwarded-for': '198.51.100.8' }, '10.1.1.1')).ip).toBe('198.51.100.8')
    expect((await status({ 'x-forwarded-for': '198.51.100.8' }, '203.0.113.7')).ip).toBe('203.0.113.7')
    expect((await status({ 'x-forwarded-for': '1.2.3.4, 198.51.100.8, 10.2.2.2' }, '10.1.1.1')).ip).toBe('198.51.100.8')
  })

  test('and so are its country and its host', async () => {
    expect((await status({ 'x-country': 'US' }, '10.1.1.1')).regionRestriction).toBe(true)
    expect((await status({ 'x-country': 'US' }, '203.0.113.7')).regionRestriction).toBe(false)
    expect((await inject('/wps/system/whitelabel', { host: 'inner', 'x-forwarded-host': 'alpha.test' }, '10.1.1.1')).json().success).toBe(true)
    expect((await inject('/wps/system/whitelabel', { host: 'inner', 'x-forwarded-host': 'alpha.test' })).json().errorCode).toBe(
      'domain_not_available',
    )
  })

  test('a host that a client names through a proxy is not believed unless the operator says so', async () => {
    const careless = await createTestApp({ config: { trustedProxies: ['10.0.0.0/8'] } })
    const named = async (host: string) =>
      (
        await careless.app.inject({
          url: '/wps/system/whitelabel',
          headers: { host, 'x-forwarded-host': 'beta.test' },
          remoteAddress: '10.1.1.1',
        })
      ).json()
    expect((await named('inner')).errorCode).toBe('domain_not_available')
    expect((await named('alpha.test')).value).toEqual((await inject('/wps/system/whitelabel')).json().value)
    await careless.close()
  })

  // Proves requests-40.
  test('a denied region gets what is always answered, and region_restricted', async () => {
    const denied = { 'x-country': 'US' }
    expect((await inject('/wps/system/whitelabel', denied, '10.1.1.1')).json().errorCode).toBe('region_restricted')
    expect((await inject('/wps/system/test/ping', denied, '10.1.1.1')).json().success).toBe(true)
  })
})

describe('an answer is in the caller’s language (spec 1 §9: CN if none is named)', () => {
  test.each([
    ['EN', 'This is not available here.'],
    ['CN', '此处暂不提供该功能。'],
    ['xx', '此处暂不提供该功能。'],
    ['', '此处暂不提供该功能。'],
  ])('asked for in %j', async (language, message) => {
    expect((await inject('/wps/none', { language })).json().message).toBe(message)
  })
})

// Proves requests-29.
describe('the race of the lines (spec 2 §7)', () => {
  const PING = '/wps/system/test/ping'

  test.each([
    ['a host of the merchant', 'http://shop.alpha.test:3000', true],
    ['its blocked host', 'https://blocked.alpha.test', true],
    ['one of its lines', 'https://line1.test', true],
    ['another merchant’s host', 'https://beta.test', false],
    ['a host that was taken away', 'https://gone.test', false],
    ['a sandboxed frame', 'null', false],
  ])('a request from %s', async (_who, origin, own) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const ping = await inject(PING, { origin }, '203.0.113.7', method)
      expect(ping.statusCode).toBe(method === 'GET' ? 200 : 204)
      expect(ping.headers).toMatchObject({ 'access-control-allow-origin': own ? origin : '*', vary: expect.stringContaining('Origin') })
      // Credentials are only for the merchant's own pages.
      expect(ping.headers['access-control-allow-credentials']).toBe(own ? 'true' : undefined)
      const status = await inject('/wps/system/status', { origin }, '203.0.113.7', method)
      expect(status.headers['access-control-allow-origin']).toBe(own ? origin : undefined)
    }
    const { headers } = await inject(PING, { origin }, '203.0.113.7', 'OPTIONS')
    expect(headers['access-control-allow-headers']).toContain('Merchant')
  })

  test('includes only the calls declared for it', async () => {
    const { headers } = await inject('/wps/system/whitelabel', { origin: 'http://shop.alpha.test' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect((await inject('/wps/session/login', { origin: 'http://shop.alpha.test' }, '203.0.113.7', 'OPTIONS')).statusCode).toBe(404)
  })
})

test('every answer carries its request id and is not cached', async () => {
  const client = wire.client()
  for (const { headers } of [
    await client.call('session.login', signIn('nobody')),
    await client.call('member.register', registration('x'.repeat(5))),
    await client.call('system.ping', {}),
  ]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  }
})

test('answers are in the requested language, and in CN if none is named or it is unknown (spec 1 §7, spec 2 §9)', async () => {
  const answer = async (language: string | undefined) => {
    const { body } = await wire.app.inject({
      url: '/wps/member/info',
      headers: { host: 'alpha.test', merchant: 'alpha', ...(language !== undefined && { language }) },
    })
    return (JSON.parse(body) as { readonly message: string }).message
  }
  const inLanguage = (language: LanguageCode) => textOf(language, 'errors')('customer.not.login')
  const answers = [await answer('UR'), await answer('EN'), await answer(undefined), await answer('XX')]
  expect(answers).toEqual([inLanguage('UR'), inLanguage('EN'), inLanguage('CN'), inLanguage('CN')])
})
