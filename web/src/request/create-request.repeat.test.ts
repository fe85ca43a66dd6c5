import { describe, expect, test, vi } from 'vitest'
import { caught, failure, layerBefore, success } from '#request/testing/fake-server.ts'
import type { RequestSetup } from './request-client.ts'
import { localFailure } from './request-error.ts'

// Proves session-8.
describe('a call that met a dead session (spec 1 §4)', () => {
  const stage = (outcome: 'replaced' | 'as it was') => {
    let token = 'dead'
    const replaceSession = vi.fn<NonNullable<RequestSetup['replaceSession']>>(async error => {
      if (outcome === 'as it was') return error
      token = 'new'
      return null
    })
    const answer = vi.fn<() => Response>(() => (token === 'new' ? success({ fine: true }) : failure('login.not.session', 401)))
    return { replaceSession, answer, ...layerBefore(answer, { session: () => ({ token, merchantCode: 'demo' }), replaceSession }) }
  }

  test('is repeated with the new session, and nothing is reported', async () => {
    const { request, sent, failures } = stage('replaced')
    expect(await request('member.info')).toEqual({ fine: true })
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['dead', 'new'])
    expect(failures).toEqual([])
  })

  test('is reported if the session was not replaced', async () => {
    const { request, sent, failures } = stage('as it was')
    expect((await caught(request('member.info'))).code).toBe('login.not.session')
    expect(sent).toHaveLength(1)
    expect(failures.map(({ call }) => call.token)).toEqual(['dead'])
  })

  test('is repeated only once, and then reported with the new token', async () => {
    const { request, sent, failures, answer, replaceSession } = stage('replaced')
    answer.mockImplementation(() => failure('login.not.session', 401))
    await caught(request('member.info'))
    expect(sent).toHaveLength(2)
    expect(replaceSession).toHaveBeenCalledTimes(1)
    expect(failures.map(({ call }) => call.token)).toEqual(['new'])
  })

  test('fails with what kept the session from being replaced', async () => {
    const { request, failures, replaceSession } = stage('replaced')
    const noAnswer = localFailure('timeout', '')
    replaceSession.mockResolvedValue(noAnswer)
    expect(await caught(request('member.info'))).toBe(noAnswer)
    expect(failures.map(({ error }) => error)).toEqual([noAnswer])
  })

  // Proves errors-6.
  test('a failure names the session in which the call was made, even if the call sends no token', async () => {
    const session = { token: 'the-token', merchantCode: 'demo' }
    const { request, requestUrl, failures } = layerBefore(() => failure('customer.not.login', 401), { session: () => session })
    await caught(request('system.country', { merchant: 'demo' }))
    await caught(request('member.info', {}, { authorization: 'handed-over' }))
    await caught(requestUrl({ url: '/m/asset-manifest.json', authorization: false }))
    expect(failures.map(({ call }) => call.token)).toEqual(['the-token', 'handed-over', undefined])
  })
})
