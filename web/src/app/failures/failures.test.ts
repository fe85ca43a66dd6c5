import { beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmAlert, currentNotices, showLoading } from '#notices/notices.ts'
import { RequestError } from '#request/request-error.ts'
import { closeSession, currentSession, openSession } from '#session/session-store.ts'
import { savedLogins } from '#sign-in/saved-login.ts'
import { createFailureHandler, type PageActions } from './failures.ts'

const api = (errorCode: string, status = 403) => new RequestError('api', { status, body: { success: false, errorCode, message: errorCode } })
const call = { name: 'member.info', url: '/wps/member/info', alert: true, token: 'tok' } as const

const handler = (change: Partial<PageActions> = {}) => {
  const navigate = vi.fn<PageActions['navigate']>()
  const showMissing = vi.fn<PageActions['showMissing']>()
  const leadToOwnPassword = vi.fn<PageActions['leadToOwnPassword']>()
  const scheduled: { readonly work: () => void; readonly ms: number }[] = []
  const onFailure = createFailureHandler({
    facts: () => ({ token: currentSession()?.token, online: true, insecure: false, restored: false }),
    textOf: async words => (typeof words === 'string' ? words : words.key),
    navigate,
    open: () => false,
    showClosed: async () => false,
    showMissing,
    forgetRestored: () => undefined,
    leadToOwnPassword,
    schedule: (work, ms) => void scheduled.push({ work, ms }),
    ...change,
  })
  return { onFailure, navigate, scheduled, leadToOwnPassword, showMissing }
}
const texts = () => currentNotices().alerts.map(({ text }) => text)

beforeEach(() => {
  for (const alert of currentNotices().alerts) confirmAlert({ ...alert, onConfirm: undefined })
  openSession({ id: '1', token: 'tok', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false })
})

describe('a decision of the error policy is carried out (spec 1 §8)', () => {
  // Proves errors-6, errors-17.
  test('the logout row: the session ends, and the alert’s button goes to /m/login', async () => {
    const { onFailure, navigate } = handler()
    onFailure(api('customer.not.login', 401), call)
    expect(currentSession()).toBeNull()
    await vi.waitFor(() => expect(texts()).toEqual(['please_login']))
    expect(navigate).not.toHaveBeenCalled()
    confirmAlert(currentNotices().alerts[0]!)
    expect(navigate).toHaveBeenCalledWith('/m/login')
  })

  test('several calls that meet the ended session show one alert', async () => {
    const { onFailure } = handler()
    onFailure(api('customer.not.login', 401), call)
    onFailure(api('login.not.session', 401), call)
    await vi.waitFor(() => expect(texts()).toEqual(['please_login']))
  })

  test('what the back end does not have is said on the page, in its words, without an alert', async () => {
    const { onFailure, showMissing } = handler()
    onFailure(api('request.not.found', 404), { ...call, alert: false })
    await vi.waitFor(() => expect(showMissing).toHaveBeenCalledExactlyOnceWith('request.not.found'))
    expect(texts()).toEqual([])
    expect(currentSession()).not.toBeNull()
  })

  test('password.change.required leads to the page that changes it, without a word', async () => {
    const { onFailure, leadToOwnPassword } = handler()
    onFailure(api('password.change.required'), { ...call, alert: false })
    expect(leadToOwnPassword).toHaveBeenCalledOnce()
    expect(texts()).toEqual([])
    expect(currentSession()).not.toBeNull()
  })

  test('token_ip_different turns the automatic login off', () => {
    savedLogins.setAutoLogin('1')
    handler().onFailure(api('token_ip_different', 401), call)
    expect(savedLogins.autoLogin()).toBe('0')
    expect(currentSession()).toBeNull()
  })

  test('a failed manual sign-in clears the saved login and shows the server’s message', async () => {
    closeSession()
    savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 't' } })
    const { onFailure, navigate } = handler()
    onFailure(api('login.cred.err'), { ...call, name: 'session.login', token: undefined })
    expect(savedLogins.read()).toBeNull()
    await vi.waitFor(() => expect(texts()).toEqual(['login.cred.err']))
    confirmAlert(currentNotices().alerts[0]!)
    expect(navigate).not.toHaveBeenCalled()
  })

  // Proves errors-13, errors-22.
  test('the loading toast is hidden once per second, for up to 3 seconds', () => {
    const { onFailure, scheduled } = handler()
    onFailure(api('TOO_MANY_REQUEST', 429), call)
    expect(scheduled.map(({ ms }) => ms)).toEqual([1_000, 2_000, 3_000])
    for (const { work } of scheduled) {
      showLoading()
      work()
      expect(currentNotices().loading).toBeNull()
    }
  })

  test('a further step opens if possible, otherwise the server’s message is shown', async () => {
    const opened = vi.fn<PageActions['open']>(() => true)
    handler({ open: opened }).onFailure(api('login_verify_required'), call)
    expect(opened.mock.calls[0]?.[0]).toBe('two-factor')
    expect(texts()).toEqual([])
    handler().onFailure(api('login_verify_required'), call)
    await vi.waitFor(() => expect(texts()).toEqual(['login_verify_required']))
  })

  // Proves errors-26, notices-3.
  test('the closed page opens; if it cannot be loaded, its message is shown', async () => {
    const showClosed = vi.fn<PageActions['showClosed']>(async () => true)
    handler({ showClosed }).onFailure(api('region_restricted', 403), call)
    await vi.waitFor(() => expect(showClosed).toHaveBeenCalledWith({ kind: 'denied' }))
    handler({ showClosed }).onFailure(new RequestError('api', { status: 421, body: { success: false, errorCode: 'domain_not_available' } }), call)
    await vi.waitFor(() => expect(showClosed).toHaveBeenLastCalledWith({ kind: 'domain', message: 'error' }))
    expect(texts()).toEqual([])
    handler().onFailure(api('maintenance', 503), call)
    await vi.waitFor(() => expect(texts()).toEqual(['maintenance']))
  })
})
