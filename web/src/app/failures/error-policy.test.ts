import { describe, expect, test } from 'vitest'
import { localFailure, RequestError } from '#request/request-error.ts'
import { decide, type Decision, type Failure } from './error-policy.ts'

const call: Failure['call'] = { name: 'member.info', url: '/wps/member/info', alert: true, token: 'tok' }
const api = (errorCode: string | undefined, status = 403, message = 'The server’s words.') =>
  new RequestError('api', { status, body: { success: false, ...(errorCode && { errorCode }), message } })

const decided = (error: RequestError, change: Partial<Failure> = {}) =>
  decide({ error, call, token: 'tok', online: true, insecure: false, restored: false, ...change })
const login = { ...call, name: 'session.login', token: undefined } as const
const atLogin = (error: RequestError, change: Partial<Failure> = {}) => decided(error, { call: login, token: undefined, ...change })

const words: Decision = { alert: 'The server’s words.' }
const signedOut: Decision = { signOut: true, alert: { key: 'please_login' } }

describe('the error catalogue (spec 1 §8)', () => {
  test('login_verify_required: open the two-factor modal', () => {
    expect(atLogin(api('login_verify_required'))).toMatchObject({ open: 'two-factor' })
  })

  test('a failed second step is a failed sign-in: alerted, the saved login is cleared (§4, §9)', () => {
    const step = { call: { ...login, name: 'session.loginVerification' } as const }
    expect(atLogin(api('verification.code.invalid'), step)).toEqual({ ...words, forgetLogin: true })
    expect(atLogin(api('TOO_MANY_REQUEST_LOGIN', 429), step)).toEqual({})
  })

  test('request.not.found: a line on the page, whoever made the call; a sign-in keeps its saved login', () => {
    expect(decided(api('request.not.found', 404))).toEqual({ missing: 'The server’s words.' })
    expect(atLogin(api('request.not.found', 404), { call: { ...login, alert: false } })).toEqual({ missing: 'The server’s words.' })
  })

  // Proves errors-1.
  test('login_verify_required at the automatic login: stay signed out silently (spec 1 §4, Automatic login)', () => {
    expect(atLogin(api('login_verify_required'), { call: { ...login, alert: false } })).toEqual({})
  })

  test('confirmation.required: the page asks for it, without a message', () => {
    expect(decided(api('confirmation.required'))).toEqual({})
  })

  // Proves sign-in-20.
  test('password.change.required leads to the change-password page, and an answer for an earlier token does nothing', () => {
    expect(decided(api('password.change.required'))).toEqual({ ownPassword: true })
    expect(decided(api('password.change.required'), { call: { ...call, alert: false } })).toEqual({ ownPassword: true })
    expect(decided(api('password.change.required'), { token: 'a new one' })).toEqual({})
  })

  // Proves errors-2.
  test('bind_customer_required: register or choose', () => {
    expect(atLogin(api('bind_customer_required'))).toEqual({})
  })

  test('captcha_required: the form asks, without a message', () => {
    expect(atLogin(api('captcha_required'))).toEqual({})
    expect(decided(api('captcha_required'))).toEqual({})
  })

  // Proves errors-16.
  test.each(['captcha.invalid', 'geetest.service.not.work'])('%s does not concern the saved login: it is shown, and the saved login stays', code => {
    expect(atLogin(api(code))).toEqual(words)
    expect(atLogin(api(code), { call: { ...login, alert: false } })).toEqual({})
    expect(decided(api(code), { call: { ...call, alert: false } })).toEqual({})
  })

  test('a sign-in that needs another step does not clear the saved login (spec 1 §4, Failure)', () => {
    for (const code of ['login_verify_required', 'bind_customer_required']) expect(atLogin(api(code))).not.toHaveProperty('forgetLogin')
  })

  test.each(['login.cred.err', 'not.exists.user'])('%s: delete the saved login, and alert (§4, Failure)', code => {
    expect(atLogin(api(code))).toEqual({ ...words, forgetLogin: true })
  })

  // Proves errors-4, errors-29.
  test('other login errors: alert with the server message, the saved login is cleared (§4, §9)', () => {
    expect(atLogin(api('login.account.locked'))).toEqual({ ...words, forgetLogin: true })
    expect(atLogin(api(undefined, 500, ''))).toEqual({ alert: { key: 'unknown_error' }, forgetLogin: true })
  })

  // Proves sign-in-13.
  test('a login that failed because of a limit, a gateway error or the network clears nothing', () => {
    for (const error of [api('TOO_MANY_REQUEST_LOGIN', 429), api(undefined, 502), localFailure('network', ''), localFailure('timeout', '')]) {
      expect(atLogin(error)).not.toHaveProperty('forgetLogin')
    }
  })

  // Proves sign-in-22.
  test('the automatic login is silent whatever happens (spec 1 §4, Automatic login)', () => {
    const automatic = { call: { ...login, alert: false } }
    for (const error of [
      api('login.cred.err'),
      api('captcha_required'),
      api('token_ip_different', 401),
      api('maintenance', 503),
      localFailure('network', ''),
    ]) {
      expect(atLogin(error, automatic)).toEqual({})
    }
  })

  // Proves session-13.
  test('token_ip_different: autoLogin set to 0, then the logout row (spec 1 §8, token_ip_different)', () => {
    expect(decided(api('token_ip_different', 401))).toEqual({ ...signedOut, autoLoginOff: true })
    expect(atLogin(api('token_ip_different', 401))).toEqual({ ...words, autoLoginOff: true })
  })

  // Proves errors-6, errors-17, session-7, session-12.
  test.each([
    ['customer.not.login', api('customer.not.login', 200)],
    ['user.or.token.invalid', api('user.or.token.invalid', 200)],
    ['login.not.session', api('login.not.session', 200)],
    ['HTTP 401', api(undefined, 401, '')],
    ['success false with message CUSTOMER_NOT_LOGIN', api(undefined, 200, 'CUSTOMER_NOT_LOGIN')],
  ])('%s: log out, alert "please login"', (_, error) => {
    expect(decided(error)).toEqual(signedOut)
    expect(decided(error, { call: { ...call, alert: false } })).toEqual(signedOut)
    expect(decided(error, { call: { ...call, token: undefined }, token: undefined })).toEqual(signedOut)
  })

  // Proves errors-6.
  test('HTTP 401 on a public call while signed in: log out, alert "please login"', () => {
    // A public call sends no token; what counts is the session in which it was made.
    expect(decided(api(undefined, 401), { call: { ...call, name: 'system.country', url: '/wps/system/country' } })).toEqual(signedOut)
  })

  test('a silent call that begins after the session has ended says nothing', () => {
    const silent = { ...call, alert: false, token: undefined }
    expect(decided(api('customer.not.login', 401), { call: silent, token: undefined })).toEqual({})
    expect(decided(api('customer.not.login', 401), { call: { ...silent, token: 'tok' } })).toEqual(signedOut)
  })

  test('an invalid token that is not the current session’s ends nothing', () => {
    expect(decided(api('customer.not.login', 401), { token: 'a new one' })).toEqual({})
    expect(decided(api('customer.not.login', 401), { token: undefined })).toEqual({})
    expect(decided(api('token_ip_different'), { token: 'a new one' })).toEqual({})
  })

  test('other failures: alert with the server message or "unknown error"', () => {
    expect(decided(api('password.weak', 422))).toEqual(words)
    expect(decided(api(undefined, 500, ''))).toEqual({ alert: { key: 'unknown_error' } })
    expect(decided(localFailure('api', 'url is null'))).toEqual({ alert: 'url is null' })
  })

  test.each([
    ['errorCode starts with TOO_MANY_REQUEST', api('TOO_MANY_REQUEST', 429), {}],
    ['errorCode starts so and goes on', api('TOO_MANY_REQUEST_SMS', 429), {}],
    ['HTTP 502', api(undefined, 502), {}],
    ['the call sets alert=false', api('password.weak', 422), { call: { ...call, alert: false } }],
  ])('other failures are skipped when %s', (_, error, change) => {
    expect(decided(error, change)).toEqual({})
  })

  test('a registration failure alerts the server message, or "unknown_error"', () => {
    const register = { call: { ...call, name: 'member.register', token: undefined }, token: undefined } as const
    expect(decided(api('username.exists', 409), register)).toEqual(words)
    expect(decided(api(undefined, 500, ''), register)).toEqual({ alert: { key: 'unknown_error' } })
  })

  test('a failed encryption step shows our own text, because the server’s is for engineers', () => {
    expect(decided(localFailure('encryption', 'DataError'))).toEqual({ alert: { key: 'encryption_failed' } })
  })

  test('browser offline: toast "network offline"', () => {
    expect(decided(localFailure('network', ''), { online: false, insecure: true })).toEqual({ toast: { key: 'network_offline' } })
  })

  test('network or CORS error over http: alert with that text', () => {
    expect(decided(localFailure('network', ''), { insecure: true })).toEqual({ alert: { key: 'network_error_cors' } })
  })

  test('network errors and timeouts over https are named as such', () => {
    expect(decided(localFailure('network', ''))).toEqual({ alert: { key: 'network_error' } })
    expect(decided(localFailure('timeout', ''))).toEqual({ alert: { key: 'timeout_retry_please' } })
  })
})

describe('the error catalogue of the shell (spec 2 §8)', () => {
  const end = '2026-01-01T10:30:00Z'
  test.each([
    ['maintenance', { kind: 'maintenance', end }],
    ['region_restricted', { kind: 'denied' }],
    ['domain_not_available', { kind: 'domain', message: 'The server’s words.' }],
  ])('%s of any call closes the product; its message is shown if the page for it cannot be loaded', (errorCode, close) => {
    const body = { success: false, errorCode, message: 'The server’s words.', value: { maintenanceEnd: end } }
    const error = new RequestError('api', { status: 503, body })
    expect(decided(error, { call: { ...call, alert: false } })).toEqual({ ...words, close })
    // It does not concern the saved login.
    expect(atLogin(error)).toEqual({ ...words, close })
  })

  // Proves errors-16.
  describe('a failed status call', () => {
    const status = { call: { ...call, name: 'system.status', token: undefined } } as const
    const page = new RequestError('api', { status: 500, body: '<h1>Gateway</h1>' })
    test.each<[string, RequestError, Partial<Failure>, Decision]>([
      ['another error code: the server’s message', api('server.error', 500), {}, words],
      ['another error code without a message: "Error"', api('server.error', 500, ''), { insecure: true }, { alert: { key: 'error' } }],
      ['no answer, over http', localFailure('network', ''), { insecure: true }, { alert: { key: 'network_error_cors' } }],
      ['no answer, elsewhere: "Error"', localFailure('network', ''), {}, { alert: { key: 'error' } }],
      ['none in time, over http', localFailure('timeout', ''), { insecure: true }, { alert: { key: 'network_error_cors' } }],
      ['none in time, elsewhere: "Error"', localFailure('timeout', ''), {}, { alert: { key: 'error' } }],
      ['an answer that is no JSON, over http', page, { insecure: true }, { alert: { key: 'network_error_cors' } }],
      ['an answer that is no JSON, elsewhere: "Error"', page, {}, { alert: { key: 'error' } }],
      ['offline: the toast', localFailure('network', ''), { online: false }, { toast: { key: 'network_offline' } }],
      ['a broken gateway: nothing', api(undefined, 502), {}, {}],
    ])('%s', (_, error, change, decision) => {
      expect(decided(error, { ...status, ...change })).toEqual(decision)
    })
  })

  test('an old iOS home-screen app’s restored session: a 401 clears path and session and goes home', () => {
    expect(decided(api(undefined, 401, ''), { restored: true })).toEqual({ forgetRestored: true })
  })
})
