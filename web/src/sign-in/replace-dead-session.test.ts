import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FailedCall, Request } from '#request/request-client.ts'
import { localFailure, RequestError } from '#request/request-error.ts'
import { closeSession, currentSession, openSession, type SessionInfo } from '#session/session-store.ts'
import { createSessionReplacement } from './replace-dead-session.ts'
import { savedLogins } from './saved-login.ts'

const dead: SessionInfo = { id: '7', token: 'dead', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }
const answer = { id: '7', token: 'new', userName: 'player', customerType: 0, firstTimeLogin: false, rememberToken: 'next' }
const call: FailedCall = { name: 'member.info', url: '/wps/member/info', alert: true, token: 'dead' }
const refusal = (errorCode: string | undefined, status = 401) =>
  new RequestError('api', { status, body: { success: false, ...(errorCode && { errorCode }) } })
const over = refusal('login.not.session')

const stage = (reply: () => Promise<unknown>, allowed = true) => {
  const request = vi.fn<(...input: unknown[]) => Promise<unknown>>(reply)
  return { request, replace: createSessionReplacement(() => request as unknown as Request, { merchant: 'demo', allowed }) }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 5 })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  openSession(dead)
  savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 'first' } })
  savedLogins.setAutoLogin('1')
})
afterEach(() => void vi.unstubAllGlobals())

// Proves session-8.
describe('a session that dies while the page is open (spec 1 §4)', () => {
  test.each(['customer.not.login', 'user.or.token.invalid', 'login.not.session', undefined])(
    '%s: the saved login signs in silently, and the call may be repeated',
    async code => {
      const { request, replace } = stage(async () => answer)
      expect(await replace(refusal(code), call)).toBeNull()
      expect(request.mock.calls.map(([name]) => name)).toEqual(['session.login'])
      expect(request.mock.calls[0]?.[1]).toMatchObject({ rememberToken: 'first' })
      expect(request.mock.calls[0]?.[2]).toMatchObject({ alert: false })
      expect(currentSession()).toMatchObject({ id: '7', token: 'new' })
      expect(savedLogins.read()?.secret).toEqual({ kind: 'token', text: 'next' })
    },
  )

  test('calls that meet the dead session together, or late, share one sign-in', async () => {
    const { request, replace } = stage(async () => answer)
    expect(await Promise.all([replace(over, call), replace(over, call)])).toEqual([null, null])
    expect(await replace(over, call)).toBeNull()
    expect(request).toHaveBeenCalledTimes(1)
  })

  test('it runs once: where it is refused, the failure is reported, of every call', async () => {
    const { request, replace } = stage(() => Promise.reject(refusal('remember.token.invalid', 403)))
    expect(await Promise.all([replace(over, call), replace(over, call)])).toEqual([over, over])
    expect(await replace(over, call)).toBe(over)
    expect(request).toHaveBeenCalledTimes(1)
    expect(savedLogins.read()).toBeNull()
  })

  test('where the line fails, that is reported; session and saved login stay, and the next call tries again', async () => {
    const noAnswer = localFailure('network', '')
    const replies = [() => Promise.reject(noAnswer), () => Promise.resolve(answer)]
    const { replace } = stage(() => replies.shift()!())
    expect(await replace(over, call)).toBe(noAnswer)
    expect(currentSession()).toEqual(dead)
    expect(savedLogins.read()?.secret?.text).toBe('first')
    expect(await replace(over, call)).toBeNull()
  })

  test('the address says nothing: the player is on the page already', async () => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }), location: { search: '?backUrl=/m/home' } })
    expect(await stage(async () => answer).replace(over, call)).toBeNull()
  })

  test.each<[string, () => void]>([
    ['nothing is saved', () => savedLogins.forget()],
    ['only a name is saved', () => savedLogins.keepName()],
    ['the automatic sign-in is switched off', () => savedLogins.setAutoLogin('0')],
  ])('where %s, the failure is reported at once', async (_, arrange) => {
    arrange()
    const { request, replace } = stage(async () => answer)
    expect(await replace(over, call)).toBe(over)
    expect(request).not.toHaveBeenCalled()
  })

  test('and where the merchant allows no automatic sign-in', async () => {
    expect(await stage(async () => answer, false).replace(over, call)).toBe(over)
  })

  test.each<[string, RequestError, FailedCall]>([
    ['any other failure', refusal('password.wrong', 403), call],
    ['token_ip_different, which switches the automatic sign-in off', refusal('token_ip_different'), call],
    ['a failed sign-in', refusal('user.or.token.invalid'), { ...call, name: 'session.login' }],
    ['a failed second step', refusal('user.or.token.invalid'), { ...call, name: 'session.loginVerification' }],
    ['an answer to another token', over, { ...call, token: 'handed-over' }],
    ['an answer to no token', over, { ...call, token: undefined }],
  ])('%s replaces nothing', async (_, error, failed) => {
    const { request, replace } = stage(async () => answer)
    expect(await replace(error, failed)).toBe(error)
    expect(request).not.toHaveBeenCalled()
  })

  test('the saved login of another member opens no session: nobody’s call is repeated as somebody else', async () => {
    const { replace } = stage(async () => ({ ...answer, id: '8' }))
    expect(await replace(over, call)).toBe(over)
    expect(currentSession()).toEqual(dead)
    expect(savedLogins.read()?.secret?.text).toBe('next')
  })

  test('a player who signs out meanwhile stays signed out', async () => {
    const { replace } = stage(async () => {
      closeSession()
      savedLogins.keepName()
      return answer
    })
    expect(await replace(over, call)).toBe(over)
    expect(currentSession()).toBeNull()
    expect(savedLogins.read()?.secret).toBeNull()
  })

  test('a late call of the dead session is not repeated as the member who has signed in since', async () => {
    const { replace } = stage(async () => answer)
    expect(await replace(over, call)).toBeNull()
    openSession({ ...dead, id: '8', token: 'somebody-else' })
    expect(await replace(over, call)).toBe(over)
  })
})
