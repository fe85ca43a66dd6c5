import { runConformance } from '@foyer/conformance/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchFrom } from '#testing/conformance/server-under-test.ts'
import { testBuild } from '#testing/pages/fixtures.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { createFrontApp } from './front-app.ts'

let behind: TestApp
beforeAll(async () => {
  behind = await createTestApp()
})
afterAll(() => behind.close())

interface Sent {
  readonly url: string
  readonly headers: Headers
}

/** A front before `answer`, or before our own server. It opens no database of its own. */
const frontBefore = async (answer: typeof fetch = fetchFrom(behind.app), config: object = {}) => {
  const { system } = behind
  const sent: Sent[] = []
  const app = await createFrontApp({
    log: system.log,
    clock: system.clock,
    newId: () => crypto.randomUUID(),
    merchants: system.merchants,
    countryOf: () => undefined,
    config: { ...system.config, apiUrl: 'http://127.0.0.1:9', ...config },
    web: testBuild().build,
    fetch: (url, init) => {
      sent.push({ url: url instanceof Request ? url.url : new URL(url).href, headers: new Headers(init?.headers) })
      return answer(url, init)
    },
  })
  return { app, sent }
}

const HEADERS = { host: 'alpha.test', merchant: 'alpha', language: 'EN' }

describe('a front before a back end', () => {
  test('names the missing call in its words while somebody develops', async () => {
    const { app } = await frontBefore(async () => new Response('', { status: 404 }))
    const reply = await app.inject({ url: '/wps/wallet/balance', headers: HEADERS })
    expect(reply.json()).toMatchObject({ message: 'This is not available here. (wallet.balance)' })
  })

  test('passes every call on as it is: our own server behind it passes the tests of conformance', async () => {
    const { app } = await frontBefore()
    const results = await runConformance({ url: 'http://127.0.0.1', merchant: 'alpha', otherMerchant: 'beta', fetch: fetchFrom(app) })
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  })

  test('shows the pages of its merchants', async () => {
    const { app } = await frontBefore()
    const reply = await app.inject({ url: '/m/home', headers: { host: 'alpha.test' } })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('says who asks, and believes nobody who says it for somebody else', async () => {
    const { app, sent } = await frontBefore()
    await app.inject({
      url: '/wps/system/status?device=MOBILE',
      remoteAddress: '203.0.113.9',
      headers: {
        ...HEADERS,
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-host': 'beta.test',
        'x-real-ip': '198.51.100.1',
        authorization: 'secret',
      },
    })
    expect(sent[0]?.url).toBe('http://127.0.0.1:9/wps/system/status?device=MOBILE')
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'alpha.test',
      'x-forwarded-proto': 'http',
      merchant: 'alpha',
      authorization: 'secret',
    })
    expect(sent[0]?.headers.has('x-real-ip')).toBe(false)
  })

  test('takes the merchant by the host, and passes nothing on for a host that it does not know', async () => {
    const { app, sent } = await frontBefore()
    const replies = await Promise.all([
      app.inject({ url: '/wps/system/country', headers: { ...HEADERS, merchant: 'beta' } }),
      app.inject({ url: '/wps/system/country', headers: { host: 'elsewhere.test' } }),
      app.inject({ url: '/wps/no/such/call', headers: HEADERS }),
    ])
    expect(replies.map(reply => reply.json<{ errorCode: string }>().errorCode)).toEqual([
      'merchant.mismatch',
      'domain_not_available',
      'request.not.found',
    ])
    expect(sent).toEqual([])
  })

  test.each([
    ['the page of its own', 404, '<h1>Not found</h1>'],
    ['a method that it does not allow', 405, ''],
    ['that it is not made', 501, '{"error":"not implemented"}'],
    ['that there is no such call', 404, '{"success":false,"errorCode":"request.not.found","message":""}'],
  ])('a call that the back end does not have is named, where it answers with %s', async (_what, status, body) => {
    const { app } = await frontBefore(async () => new Response(body, { status }), { mode: 'production' })
    const reply = await app.inject({ url: '/wps/wallet/balance', headers: HEADERS })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      success: false,
      errorCode: 'request.not.found',
      message: 'This is not available here.',
    })
  })

  test('a refusal that has status 404 is passed back', async () => {
    const refusal = JSON.stringify({ success: false, errorCode: 'payment.unknown', message: 'Gone' })
    const { app } = await frontBefore(async () => new Response(refusal, { status: 404 }))
    const reply = await app.inject({ url: '/wps/payment/deposit?id=x', headers: HEADERS })
    expect([reply.statusCode, reply.body]).toEqual([404, refusal])
  })

  test('a back end that does not answer is a fault that passes: 503 with the time of another try', async () => {
    const { app } = await frontBefore(async () => {
      throw new TypeError('refused')
    })
    const reply = await app.inject({ url: '/wps/system/country', headers: HEADERS })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
    expect(reply.json()).toMatchObject({ errorCode: 'server.error' })
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
  })

  test('no answer is kept by caches, whatever the back end says; its cookies come back', async () => {
    const headers: [string, string][] = [
      ['cache-control', 'public'],
      ['strict-transport-security', 'max-age=1'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]
    const { app } = await frontBefore(async () => new Response('{"success":true,"value":{}}', { headers }))
    const reply = await app.inject({ url: '/wps/system/country', headers: HEADERS })
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': ['a=1', 'b=2'] })
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })
})
