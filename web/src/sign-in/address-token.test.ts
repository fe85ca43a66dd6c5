import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { localFailure, RequestError } from '#request/request-error.ts'
import { closeSession, currentSession, openSession } from '#session/session-store.ts'
import { signInByToken, handoffToken, splitAddressToken } from './address-token.ts'

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
const answering = (answer: () => Promise<unknown>) => vi.fn<(...asked: unknown[]) => Promise<unknown>>(answer)

beforeEach(() => closeSession())

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

  test('or a partner’s assertion', () => {
    expect(splitAddressToken('https://demo.example/m/home?assertion=a.b.c&r=1')).toEqual({ token: null, assertion: 'a.b.c', rest: '/m/home?r=1' })
  })

  test('is checked with the server before it becomes the session', async () => {
    const request = answering(async () => info)
    await signInByToken(request as unknown as Request, 'abc', 'demo')
    expect(request).toHaveBeenCalledWith('member.info', {}, { authorization: 'abc', alert: false })
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
      await signInByToken(answering(() => Promise.reject(failure)) as unknown as Request, 'abc', 'demo')
      expect(currentSession()).toBeNull()
    }
    await signInByToken(answering(async () => info) as unknown as Request, 'abc', 'aurora')
    expect(currentSession()).toBeNull()
  })
})
