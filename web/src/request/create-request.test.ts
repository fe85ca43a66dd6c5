import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RequestError } from '#request/request-error.ts'
import { failure, json, layerBefore, success } from '#request/testing/fake-server.ts'

const session = { token: 'the-token', merchantCode: 'aurora' }
const caught = async (promise: Promise<unknown>): Promise<RequestError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof RequestError)) throw new Error(`no RequestError: ${String(error)}`)
  return error
}

describe('defaults (spec 1 §7, Common conventions)', () => {
  test('a call is a GET for JSON, with credentials, following no redirect', async () => {
    const { requestUrl, sent } = layerBefore(() => json({ fine: true }))
    expect(await requestUrl({ url: '/m/asset-manifest.json' })).toEqual({ fine: true })
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include', redirect: 'manual' })
    expect(sent[0]?.headers['Accept']).toBe('application/json')
  })

  test('successful answers give the body only, a declared call the value in it', async () => {
    const { request, requestUrl } = layerBefore(() => success({ ip: '::1' }))
    expect(await request('system.status')).toEqual({ ip: '::1' })
    expect(await requestUrl({ url: '/wps/system/status' })).toEqual({ success: true, value: { ip: '::1' } })
  })

  test('a bare call gives the body as it is', async () => {
    const { request } = layerBefore(() => json({ name: 'Lumina' }))
    expect(await request('system.manifest', { merchantCode: 'demo' })).toEqual({ name: 'Lumina' })
  })

  test('a request without a URL is rejected with "url is null" (spec 1 §5)', async () => {
    const { requestUrl, sent, failures } = layerBefore(() => json({}))
    for (const url of [null, undefined, '']) expect((await caught(requestUrl({ url }))).message).toBe('url is null')
    expect(sent).toHaveLength(0)
    expect(failures).toHaveLength(3)
  })
})

describe('headers (spec 1 §7, spec 2 §7)', () => {
  test('every call carries Merchant, Language and its ModuleId', async () => {
    const { request, sent } = layerBefore(() => success({}))
    await request('system.status')
    expect(sent[0]?.headers).toMatchObject({ Merchant: 'demo', Language: 'EN', ModuleId: 'SYSTEM3' })
  })

  test('Language is CN while none is known', async () => {
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

  test('Authorization may be disabled, or another token named', async () => {
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

describe('GETs in flight and kept answers (spec 1 §7)', () => {
  test('identical GETs in flight are one', async () => {
    const { request, sent } = layerBefore(() => success({ ip: '::1' }))
    const [one, two] = await Promise.all([request('system.status'), request('system.status')])
    expect(sent).toHaveLength(1)
    expect(two).toEqual(one)
    await request('system.status')
    expect(sent).toHaveLength(2)
  })

  test('GETs that differ in query, language, merchant or token are not', async () => {
    let language: 'EN' | 'UR' = 'EN'
    let token = 'a'
    const { requestUrl, sent } = layerBefore(() => success({}), { language: () => language, session: () => ({ token, merchantCode: 'demo' }) })
    const first = requestUrl({ url: '/wps/x' })
    const other = requestUrl({ url: '/wps/x', data: { page: 2 } })
    language = 'UR'
    const spoken = requestUrl({ url: '/wps/x' })
    token = 'b'
    await Promise.all([first, other, spoken, requestUrl({ url: '/wps/x' })])
    expect(sent).toHaveLength(4)
  })

  test('a shared failure is told once and rejects each', async () => {
    const { request, failures } = layerBefore(() => failure('server.error', 500))
    const outcomes = await Promise.allSettled([request('system.status'), request('system.status')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(failures).toHaveLength(1)
  })

  test('a call kept in session storage is not sent again until flushed', async () => {
    const { request, flush, sent } = layerBefore(() => success({ countryCode: 'PH' }))
    await request('system.country', { merchant: 'demo' })
    expect(await request('system.country', { merchant: 'demo' })).toEqual({ countryCode: 'PH' })
    expect(sent).toHaveLength(1)
    flush('/wps/system/whitelabel')
    await request('system.country', { merchant: 'demo' })
    expect(sent).toHaveLength(1)
    flush('/wps/system/country')
    await request('system.country', { merchant: 'demo' })
    expect(sent).toHaveLength(2)
    flush()
    await request('system.country', { merchant: 'demo' })
    expect(sent).toHaveLength(3)
  })

  test('only successes are kept, only where wished, and nothing a token brought', async () => {
    let answers = 0
    const { requestUrl, request, sent } = layerBefore(() => (answers++ === 0 ? failure('server.error', 500) : success({})), {
      session: () => session,
    })
    await caught(request('system.country'))
    await request('system.country')
    expect(sent).toHaveLength(2)
    for (const cache of [true, true]) await requestUrl({ url: '/wps/relay/CBS_unreadCount', cache })
    for (const cache of [true, true]) await requestUrl({ url: '/wps/relay/GCSGAME_getGameMatchV2', cache })
    for (const cache of [false, false]) await requestUrl({ url: '/wps/relay/GCSGAME_getGameMatchV2', cache })
    expect(sent).toHaveLength(2 + 2 + 1 + 2)
  })

  test('a broken kept answer counts as none', async () => {
    const { request, storage, sent } = layerBefore(() => success({}))
    await request('system.country')
    for (const name of storage.names()) storage.set(name, '{"success":')
    await request('system.country')
    expect(sent).toHaveLength(2)
  })

  test('a call that must be fresh goes past HTTP caches', async () => {
    const { request, sent } = layerBefore(() => success({}))
    await request('system.status')
    await request('member.info')
    expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', undefined])
  })
})

describe('failures (spec 1 §7, §8)', () => {
  test('an error rejects with the response: status, body, code, the server’s words', async () => {
    const body = { success: false, errorCode: 'login.account.locked', message: 'Locked.' }
    const { request, failures } = layerBefore(() => json(body, 403))
    const error = await caught(request('system.status'))
    expect(error).toMatchObject({ kind: 'api', status: 403, code: 'login.account.locked', message: 'Locked.', response: { status: 403, body } })
    expect(failures).toEqual([{ error, call: { name: 'system.status', url: '/wps/system/status', alert: true, token: undefined } }])
  })

  test('success false rejects with HTTP 200 too', async () => {
    const { request } = layerBefore(() => failure('customer.not.login', 200))
    expect(await caught(request('member.info'))).toMatchObject({ kind: 'api', status: 200, code: 'customer.not.login' })
  })

  test('the message CUSTOMER_NOT_LOGIN is normalised to its code', async () => {
    const { request } = layerBefore(() => json({ success: false, message: 'CUSTOMER_NOT_LOGIN' }))
    expect((await caught(request('member.info'))).code).toBe('customer.not.login')
  })

  test('data of a code comes along', async () => {
    const { request } = layerBefore(() => failure('TOO_MANY_REQUEST', 429, { value: { retryAfter: 7 } }))
    expect((await caught(request('system.status'))).value).toEqual({ retryAfter: 7 })
  })

  test('a proxy’s page is an api failure without code or words', async () => {
    const { request } = layerBefore(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await caught(request('system.status'))).toMatchObject({ kind: 'api', status: 502, code: undefined, message: '' })
  })

  test('no connection is a network failure', async () => {
    const { request } = layerBefore(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await caught(request('system.status'))).toMatchObject({ kind: 'network', status: 0, message: '' })
  })

  test('a redirect is not followed but fails', async () => {
    const { request } = layerBefore(() => new Response(null, { status: 302, headers: { location: '/elsewhere' } }))
    expect((await caught(request('system.status'))).kind).toBe('network')
  })

  test('the token a call went with is told, so that an old one does not end a new session', async () => {
    const { request, failures } = layerBefore(() => failure('customer.not.login', 401), { session: () => session })
    await caught(request('member.info'))
    await caught(request('session.logout', {}, { authorization: 'of the session before' }))
    expect(failures.map(({ call }) => call.token)).toEqual(['the-token', 'of the session before'])
  })

  test('alert=false is handed on', async () => {
    const { request, failures } = layerBefore(() => failure('server.error', 500))
    await caught(request('system.status', {}, { alert: false }))
    expect(failures[0]?.call.alert).toBe(false)
  })

  test('an abort by the caller rejects with its reason and is nobody’s failure', async () => {
    const abort = new AbortController()
    const { request, failures } = layerBefore(
      ({ init }) => new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    )
    const running = request('system.ping', {}, { signal: abort.signal })
    abort.abort(new Error('another line was faster'))
    await expect(running).rejects.toThrow('another line was faster')
    expect(failures).toHaveLength(0)
  })
})

describe('timeouts (spec 1 §7)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const never = ({ init }: { init: RequestInit }) =>
    new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))

  const kindAfter = async (promise: Promise<unknown>, ms: number): Promise<string> => {
    let settled = false
    const failed = caught(promise).finally(() => (settled = true))
    await vi.advanceTimersByTimeAsync(ms - 1)
    if (settled) return 'too early'
    await vi.advanceTimersByTimeAsync(1)
    return settled ? (await failed).kind : 'too late'
  }

  test('30000 ms by default', async () => {
    expect(await kindAfter(layerBefore(never).request('system.status'), 30_000)).toBe('timeout')
  })

  test('10000 ms of the second client', async () => {
    expect(await kindAfter(layerBefore(never, { timeout: 10_000 }).request('system.status'), 10_000)).toBe('timeout')
  })

  test('20 s of the ping, whichever client (spec 1 §9)', async () => {
    expect(await kindAfter(layerBefore(never, { timeout: 10_000 }).request('system.ping'), 20_000)).toBe('timeout')
  })

  test('what a call asks for', async () => {
    expect(await kindAfter(layerBefore(never).request('member.info', {}, { timeout: 500 }), 500)).toBe('timeout')
  })

  test('a body that never ends counts too', async () => {
    const { request } = layerBefore(({ init }) => {
      const stream = new ReadableStream({ start: controller => init.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))) })
      return new Response(stream)
    })
    expect(await kindAfter(request('system.status'), 30_000)).toBe('timeout')
  })
})
