import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { localFailure, RequestError } from '#request/request-error.ts'
import { closeSession, currentSession, openSession, type SessionInfo } from '#session/session-store.ts'
import { signInAutomatically } from './auto-login.ts'
import type { SignedIn } from './enter.ts'
import { savedLogins } from './saved-login.ts'

const answer: SignedIn = {
  id: '7',
  token: 'new',
  userName: 'Player',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  weakPassword: false,
  rememberToken: 'next',
}
const facts = { query: new URLSearchParams(), allowed: true, merchant: 'demo' }
const refusal = (errorCode: string, status = 403) => new RequestError('api', { status, body: { success: false, errorCode } })
const server = (reply: () => Promise<unknown>) => vi.fn<(...input: unknown[]) => Promise<unknown>>(reply)
const run = (request: ReturnType<typeof server>, change: Partial<typeof facts> = {}) =>
  signInAutomatically(request as unknown as Request, { ...facts, ...change })

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 5 })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  closeSession()
  savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 'first' } })
  savedLogins.setAutoLogin('1')
})
afterEach(() => void vi.unstubAllGlobals())

describe('automatic sign-in (spec 1 §4, Automatic login)', () => {
  test('an error of our own code is not hidden, and the saved login stays', async () => {
    const broken = new TypeError('broken')
    await expect(run(server(() => Promise.reject(broken)))).rejects.toBe(broken)
    expect(savedLogins.read()?.secret).toEqual({ kind: 'token', text: 'first' })
  })

  test('sends the remember token without alerts and saves the next one', async () => {
    const request = server(async () => answer)
    expect(await run(request)).toEqual(answer)
    const [name, input, options] = request.mock.calls[0]!
    expect(name).toBe('session.login')
    expect(input).toMatchObject({
      type: 'username',
      username: 'player',
      rememberToken: 'first',
      remember: true,
      loginDeviceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(input).not.toHaveProperty('password')
    expect(options).toEqual({ headers: { Device: 'H5' }, alert: false })
    expect(savedLogins.read()?.secret).toEqual({ kind: 'token', text: 'next' })
    expect(currentSession()).toMatchObject({ token: 'new', merchantCode: 'demo', userName: 'Player' })
  })

  test('sends the password if the back end gives no tokens, and keeps it', async () => {
    savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'password', text: 'pw' } })
    const { rememberToken: _, ...bare } = answer
    const request = server(async () => bare)
    await run(request)
    expect(request.mock.calls[0]![1]).toMatchObject({ password: 'pw' })
    expect(savedLogins.read()?.secret).toEqual({ kind: 'password', text: 'pw' })
  })

  test('sends nothing if a rule skips it', async () => {
    const request = server(async () => answer)
    expect(await run(request, { merchant: 'aurora' })).toBeNull()
    expect(await run(request, { query: new URLSearchParams('backUrl=/m/game') })).toBeNull()
    expect(request).not.toHaveBeenCalled()
  })

  test.each([
    ['login.cred.err', null, '1'],
    ['not.exists.user', null, '1'],
    ['remember.token.invalid', null, '1'],
    ['token_ip_different', 'first', '0'],
    ['captcha_required', 'first', '1'],
    ['login_verify_required', 'first', '1'],
  ])('%s: stays signed out', async (code, secret, flag) => {
    expect(await run(server(() => Promise.reject(refusal(code))))).toBeNull()
    expect(currentSession()).toBeNull()
    expect(savedLogins.read()?.secret?.text ?? null).toBe(secret)
    expect(savedLogins.autoLogin()).toBe(flag)
  })

  // Proves sign-in-9.
  test('a lost answer: the next try repeats the same request (decision 8)', async () => {
    const lost = server(() => Promise.reject(localFailure('timeout', '')))
    await run(lost)
    const request = server(async () => answer)
    await run(request)
    const [first, again] = [lost, request].map(({ mock }) => mock.calls[0]?.[1] as { rememberToken: string; idempotencyKey: string })
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toMatchObject({ rememberToken: 'first', idempotencyKey: first?.idempotencyKey })
    // Each token has a key of its own.
    closeSession()
    await run(request)
    expect(request.mock.calls[1]?.[1]).toMatchObject({ rememberToken: 'next', idempotencyKey: expect.not.stringMatching(first!.idempotencyKey) })
  })

  test('a network failure clears nothing', async () => {
    await run(server(() => Promise.reject(localFailure('network', ''))))
    expect(savedLogins.read()?.secret?.text).toBe('first')
  })

  test('a sign-in by hand in the meantime stays, and so does what it saved', async () => {
    const byHand: SessionInfo = { id: '9', token: 'hand', merchantCode: 'demo', userName: 'other', type: 0, firstTimeLogin: false }
    const request = server(async () => {
      openSession(byHand)
      savedLogins.forget()
      return answer
    })
    expect(await run(request)).toBeNull()
    expect(currentSession()).toEqual(byHand)
    expect(savedLogins.read()).toBeNull()
  })

  test.each([
    ['fails', () => Promise.reject(refusal('remember.token.invalid'))],
    ['succeeds', () => Promise.resolve(answer)],
  ])('what another tab saved in the meantime stays if this one %s', async (_how, reply) => {
    const request = server(async () => {
      savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 'of the other tab' } })
      return await reply()
    })
    await run(request)
    expect(savedLogins.read()?.secret?.text).toBe('of the other tab')
  })

  test('tabs take turns, so that each sends a valid token', async () => {
    let queue: Promise<unknown> = Promise.resolve()
    const locks = { request: (_: string, work: () => Promise<unknown>) => (queue = queue.then(work)) }
    vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 5, locks })
    let turn = 0
    const request = server(async () => ({ ...answer, rememberToken: `next-${++turn}` }))
    const otherTab = run(request).then(() => closeSession())
    const thisTab = run(request)
    await Promise.all([otherTab, thisTab])
    expect(request.mock.calls.map(([, input]) => (input as { rememberToken: string }).rememberToken)).toEqual(['first', 'next-1'])
  })
})
