import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { caught, failure, json, layerBefore, success } from '#request/testing/fake-server.ts'

const session = { token: 'the-token', merchantCode: 'aurora' }

describe('failures (spec 1 §7, §8)', () => {
  // Proves requests-7, requests-16, requests-17.
  test('an error rejects with the response: status, body, code, the server’s text', async () => {
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

  test('the data of a code is passed on', async () => {
    const { request } = layerBefore(() => failure('TOO_MANY_REQUEST', 429, { value: { retryAfter: 7 } }))
    expect((await caught(request('system.status'))).value).toEqual({ retryAfter: 7 })
  })

  test('a proxy’s page is an api failure without code and text', async () => {
    const { request } = layerBefore(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await caught(request('system.status'))).toMatchObject({ kind: 'api', status: 502, code: undefined, message: '' })
  })

  // Proves errors-16.
  test('an answer that is no JSON is no usable answer, and is not kept', async () => {
    const answers = [new Response('<h1>Welcome to our hotel</h1>'), success({ countryCode: 'PH' })]
    const { request } = layerBefore(() => answers.shift() ?? json(null))
    expect(await caught(request('system.country'))).toMatchObject({ kind: 'network', status: 200, code: undefined, message: '' })
    expect(await request('system.country')).toEqual({ countryCode: 'PH' })
  })

  test('no connection is a network failure', async () => {
    const { request } = layerBefore(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await caught(request('system.status'))).toMatchObject({ kind: 'network', status: 0, message: '' })
  })

  // Proves requests-1.
  test('a redirect is not followed but fails', async () => {
    const { request } = layerBefore(() => new Response(null, { status: 302, headers: { location: '/elsewhere' } }))
    expect((await caught(request('system.status'))).kind).toBe('network')
  })

  test('a failure names the token that was sent, so that an old one does not end a new session', async () => {
    const { request, failures } = layerBefore(() => failure('customer.not.login', 401), { session: () => session })
    await caught(request('member.info'))
    await caught(request('session.logout', {}, { authorization: 'of the session before' }))
    expect(failures.map(({ call }) => call.token)).toEqual(['the-token', 'of the session before'])
  })

  test('alert=false is passed on', async () => {
    const { request, failures } = layerBefore(() => failure('server.error', 500))
    await caught(request('system.status', {}, { alert: false }))
    expect(failures[0]?.call.alert).toBe(false)
  })

  test('an abort by the caller rejects with its reason and is not reported', async () => {
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

// Proves requests-8.
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

  // Proves requests-1.
  test('10000 ms of the second client', async () => {
    expect(await kindAfter(layerBefore(never, { timeout: 10_000 }).request('system.status'), 10_000)).toBe('timeout')
  })

  // Proves constants-6, constants-11, requests-21.
  test('20 s of the ping, whichever client (spec 1 §9)', async () => {
    expect(await kindAfter(layerBefore(never, { timeout: 10_000 }).request('system.ping'), 20_000)).toBe('timeout')
  })

  test('what a call asks for', async () => {
    expect(await kindAfter(layerBefore(never).request('member.info', {}, { timeout: 500 }), 500)).toBe('timeout')
  })

  test('the timeout includes a body that never ends', async () => {
    const { request } = layerBefore(({ init }) => {
      const stream = new ReadableStream({ start: controller => init.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))) })
      return new Response(stream)
    })
    expect(await kindAfter(request('system.status'), 30_000)).toBe('timeout')
  })
})
