import { describe, expect, test } from 'vitest'
import { caught, json, layerBefore, success } from '#request/testing/fake-server.ts'

const session = { token: 'the-token', merchantCode: 'aurora' }

// Proves requests-8.
describe('defaults (spec 1 §7, Common conventions)', () => {
  // Proves requests-1.
  test('a call is a GET for JSON, with credentials, following no redirect', async () => {
    const { requestUrl, sent } = layerBefore(() => json({ fine: true }))
    expect(await requestUrl({ url: '/m/asset-manifest.json' })).toEqual({ fine: true })
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include', redirect: 'manual' })
    expect(sent[0]?.headers['Accept']).toBe('application/json')
  })

  test('a successful answer resolves with its body only, a declared call with the value in it', async () => {
    const { request, requestUrl } = layerBefore(() => success({ ip: '::1' }))
    expect(await request('system.status')).toEqual({ ip: '::1' })
    expect(await requestUrl({ url: '/wps/system/status' })).toEqual({ success: true, value: { ip: '::1' } })
  })

  test('a bare call resolves with the unchanged body', async () => {
    const { request } = layerBefore(() => json({ name: 'Lumina' }))
    expect(await request('system.manifest', { merchantCode: 'demo' })).toEqual({ name: 'Lumina' })
  })

  // Proves navigation-41.
  test('a request without a URL is rejected with "url is null" (spec 1 §5)', async () => {
    const { requestUrl, sent, failures } = layerBefore(() => json({}))
    for (const url of [null, undefined, '']) expect((await caught(requestUrl({ url }))).message).toBe('url is null')
    expect(sent).toHaveLength(0)
    expect(failures).toHaveLength(3)
  })
})

// Proves requests-2, requests-9.
describe('headers (spec 1 §7, spec 2 §7)', () => {
  test('every call carries Merchant, Language and its ModuleId', async () => {
    const { request, sent } = layerBefore(() => success({}))
    await request('system.status')
    expect(sent[0]?.headers).toMatchObject({ Merchant: 'demo', Language: 'EN', ModuleId: 'SYSTEM3' })
  })

  // Proves constants-26, language-and-country-14, requests-2.
  test('Language is CN while no language is known', async () => {
    const { request, sent } = layerBefore(() => success({}), { language: () => undefined })
    await request('system.status')
    expect(sent[0]?.headers['Language']).toBe('CN')
  })

  test('a protected URL gets the session’s token and merchant', async () => {
    const { request, requestUrl, sent } = layerBefore(() => success({}), { session: () => session })
    await request('member.info')
    await requestUrl({ url: '/wps/relay/CBS_launchChat' })
    for (const { headers } of sent) expect(headers).toMatchObject({ Authorization: 'the-token', Merchant: 'aurora' })
  })

  // Proves product-and-roles-7, requests-2.
  test('a public URL gets neither', async () => {
    const { request, requestUrl, sent } = layerBefore(() => success({}), { session: () => session })
    await request('system.status')
    await requestUrl({ url: '/wps/captcha/geetest', data: { t: 1 } })
    await requestUrl({ url: '/m/asset-manifest.json' })
    await requestUrl({ url: 'https://elsewhere.example/wps/member/info' })
    for (const { headers } of sent) {
      expect(headers).not.toHaveProperty('Authorization')
      expect(headers['Merchant']).toBe('demo')
    }
    expect(sent).toHaveLength(4)
  })

  test('a call may disable Authorization, or name another token', async () => {
    const { request, sent } = layerBefore(() => success({}), { session: () => session })
    await request('member.info', {}, { authorization: false })
    await request('member.info', {}, { authorization: 'handed-over' })
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
    expect(sent[1]?.headers).toMatchObject({ Authorization: 'handed-over', Merchant: 'demo' })
  })

  test('a call may add headers of its own', async () => {
    const { requestUrl, sent } = layerBefore(() => success({}))
    await requestUrl({ url: '/wps/member/register/autoUsername', method: 'POST', data: {}, headers: { Device: 'H5' } })
    expect(sent[0]?.headers['Device']).toBe('H5')
  })
})

// Proves requests-5, requests-8.
describe('methods (spec 1 §7)', () => {
  test('GET and DELETE build their query from data', async () => {
    const { requestUrl, sent } = layerBefore(() => success({}))
    await requestUrl({ url: '/wps/a', data: { q: 'a b', none: undefined, empty: null, list: [1, 2] } })
    await requestUrl({ url: '/wps/b?x=1', method: 'DELETE', data: { unsubscribeAll: true } })
    expect(sent.map(({ url, init }) => [init.method, url])).toEqual([
      ['GET', '/wps/a?q=a+b&list=1&list=2'],
      ['DELETE', '/wps/b?x=1&unsubscribeAll=true'],
    ])
    expect(sent.every(({ init }) => init.body === undefined)).toBe(true)
  })

  test('POST and PUT send JSON', async () => {
    const { requestUrl, sent } = layerBefore(() => success({}))
    await requestUrl({ url: '/wps/a', method: 'POST', data: { a: 1 } })
    await requestUrl({ url: '/wps/b', method: 'PUT' })
    expect(sent.map(({ init, body, headers }) => [init.method, body, headers['Content-Type']])).toEqual([
      ['POST', { a: 1 }, 'application/json'],
      ['PUT', {}, 'application/json'],
    ])
  })
})
