import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { localFailure, RequestError } from '#request/request-error.ts'
import { closeSession, currentSession, openSession } from '#session/session-store.ts'
import { handoffToken, signInByAssertion, signInByToken } from './address-token.ts'
import { currentSecondStep, endSecondStep } from './second-step.ts'
import { splitAddressToken, takeAddressToken } from './take-address-token.ts'

vi.mock('#device/device-facts.ts', () => ({ deviceFacts: () => ({ loginDeviceId: 'device' }) }))

const info = {
  customerId: '7',
  userName: 'player',
  merchantCode: 'demo',
  type: 2,
  language: null,
  currency: 'PHP',
  firstTimeLogin: true,
  registeredAt: '2026-01-01T00:00:00Z',
  clubLabel: null,
}
const answering = (answer: () => Promise<unknown>) => vi.fn<(...input: unknown[]) => Promise<unknown>>(answer)

beforeEach(() => closeSession())
afterEach(() => void vi.unstubAllGlobals())

describe('what an address that leaves carries in place of the token (decision 8)', () => {
  const failing = (status: number) => () => Promise.reject(new RequestError('api', { status, body: { success: false } }))

  test('is a code that can be used once', async () => {
    const request = answering(async () => ({ code: 'ho_code', expiresIn: 60 }))
    expect(await handoffToken(request as unknown as Request, 'mine')).toBe('ho_code')
    expect(request).toHaveBeenCalledWith('session.handoff', {})
  })

  test('is the token itself if the back end has no such codes, and nothing if the call fails', async () => {
    expect(await handoffToken(answering(failing(404)) as unknown as Request, 'mine')).toBe('mine')
    await expect(handoffToken(answering(failing(502)) as unknown as Request, 'mine')).rejects.toThrow(RequestError)
  })
})

// Proves navigation-35.
describe('a token in the address (spec 2 §2, Route guard; decision 8)', () => {
  test.each([
    ['/m/home?token=abc', 'abc', '/m/home'],
    ['/m/home?tokens=abc&affiliateCode=x#top', 'abc', '/m/home?affiliateCode=x#top'],
    ['/m/home?token=abc&tokens=def', 'abc', '/m/home'],
    ['/m/home?token=', null, '/m/home'],
    ['/m/home?r=1', null, '/m/home?r=1'],
  ])('%s', (address, token, rest) => {
    expect(splitAddressToken(`https://demo.example${address}`)).toEqual({ token, assertion: null, rest })
  })

  test('a partner’s assertion counts too', () => {
    expect(splitAddressToken('https://demo.example/m/home?assertion=a.b.c&r=1')).toEqual({ token: null, assertion: 'a.b.c', rest: '/m/home?r=1' })
  })

  const answer = { token: 'fresh', id: '7', customerId: '7', userName: 'player', type: 2, firstTimeLogin: true }
  const unknown = new RequestError('api', { status: 404, body: { success: false, errorCode: 'request.not.found' } })
  const invalid = (status: number, errorCode: string) => new RequestError('api', { status, body: { success: false, errorCode } })
  /** Another maker's back end: it has no handoff codes, and tells whose a session is. */
  const otherBackEnd = (report: () => Promise<unknown>) =>
    vi.fn<(name: string, ...input: unknown[]) => Promise<unknown>>(name => (name === 'session.takeHandoff' ? Promise.reject(unknown) : report()))

  test('is a handoff code, for which the server gives a session of its own', async () => {
    const request = answering(async () => answer)
    await signInByToken(request as unknown as Request, 'ho_abc', 'demo')
    expect(request).toHaveBeenCalledExactlyOnceWith('session.takeHandoff', { code: 'ho_abc', loginDeviceId: 'device' }, { alert: false })
    expect(currentSession()).toMatchObject({ id: '7', token: 'fresh', merchantCode: 'demo' })
  })

  test.each([
    [403, 'handoff.invalid'],
    [400, 'request.invalid'],
    [503, 'maintenance'],
  ])('is no session’s token before our own back end: %s %s opens nothing, and nothing else is asked', async (status, code) => {
    const request = answering(() => Promise.reject(invalid(status, code)))
    await signInByToken(request as unknown as Request, 'abc', 'demo')
    expect(request.mock.calls.map(([name]) => name)).toEqual(['session.takeHandoff'])
    expect(currentSession()).toBeNull()
  })

  test('may be a session’s token before a back end without handoff codes, which is asked before it becomes the session', async () => {
    const request = otherBackEnd(async () => info)
    await signInByToken(request as unknown as Request, 'abc', 'demo')
    expect(request).toHaveBeenLastCalledWith('member.info', {}, { authorization: 'abc', alert: false })
    expect(currentSession()).toEqual({ id: '7', token: 'abc', merchantCode: 'demo', userName: 'player', type: 2, firstTimeLogin: true })
  })

  test('never replaces an existing session', async () => {
    const existing = { id: '1', token: 'mine', merchantCode: 'demo', userName: 'me', type: 0, firstTimeLogin: false }
    openSession(existing)
    const request = answering(async () => info)
    await signInByToken(request as unknown as Request, 'abc', 'demo')
    expect(request).not.toHaveBeenCalled()
    expect(currentSession()).toEqual(existing)
  })

  test('is ignored if the server does not know it or it belongs to another merchant', async () => {
    const refusal = new RequestError('api', { status: 401, body: { success: false, errorCode: 'customer.not.login' } })
    for (const failure of [refusal, localFailure('timeout', '')]) {
      await signInByToken(otherBackEnd(() => Promise.reject(failure)) as unknown as Request, 'abc', 'demo')
      expect(currentSession()).toBeNull()
    }
    await signInByToken(otherBackEnd(async () => info) as unknown as Request, 'abc', 'aurora')
    expect(currentSession()).toBeNull()
  })

  test('an error of our own code is not hidden', async () => {
    const broken = new TypeError('broken')
    await expect(signInByToken(answering(() => Promise.reject(broken)) as unknown as Request, 'abc', 'demo')).rejects.toBe(broken)
    await expect(signInByToken(otherBackEnd(() => Promise.reject(broken)) as unknown as Request, 'abc', 'demo')).rejects.toBe(broken)
  })
})

describe('an address that brings a token or an assertion', () => {
  const open = (href: string) => {
    const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>()
    vi.stubGlobal('window', { location: { href }, history: { state: 'kept', replaceState } })
    return replaceState
  }

  test.each(['token=abc', 'assertion=abc'])('loses %s at once, and the history too', parameter => {
    const replaceState = open(`https://demo.example/m/home?${parameter}&r=1`)
    expect(Object.values(takeAddressToken())).toContain('abc')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', '/m/home?r=1')
  })

  test('any other address stays as it is', () => {
    const replaceState = open('https://demo.example/m/home?r=1')
    expect(takeAddressToken()).toMatchObject({ token: null, assertion: null })
    expect(replaceState).not.toHaveBeenCalled()
  })
})

test('a partner’s assertion signs in by its own call (docs/third-party-login.md)', async () => {
  const request = answering(async () => ({ token: 'fresh', id: '7', customerId: '7', userName: 'player', type: 2, firstTimeLogin: true }))
  await signInByAssertion(request as unknown as Request, 'a.b.c', 'demo')
  expect(request).toHaveBeenCalledExactlyOnceWith('session.thirdParty', { assertion: 'a.b.c', loginDeviceId: 'device' })
  expect(currentSession()).toMatchObject({ token: 'fresh', merchantCode: 'demo' })
})

test('a partner’s member who is always asked is asked for a second factor (spec 1 §4, "Always ask")', async () => {
  const value = { payeeName: false, sms: false, ga: true, email: false, firstStep: 'step' }
  const refusal = new RequestError('api', { status: 403, body: { success: false, errorCode: 'login_verify_required', value } })
  await signInByAssertion(answering(() => Promise.reject(refusal)) as unknown as Request, 'a.b.c', 'demo')
  expect(currentSession()).toBeNull()
  expect(currentSecondStep()?.firstStep).toEqual({ firstStep: 'step' })
  endSecondStep()
})
