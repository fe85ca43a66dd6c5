import { describe, expect, test } from 'vitest'
import { afterAutoLoginFailure, decideAutoLogin, type AutoLoginFacts } from './auto-login-rules.ts'
import type { SavedLogin } from './saved-login.ts'

const saved: SavedLogin = { type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 't' } }
const facts: AutoLoginFacts = { signedIn: false, query: new URLSearchParams(), allowed: true, flag: null, merchant: 'demo', saved }

describe('automatic login on load (spec 1 §4)', () => {
  test('uses the saved login if no rule skips it', () => {
    expect(decideAutoLogin(facts)).toBe(saved)
    expect(decideAutoLogin({ ...facts, flag: '1', query: new URLSearchParams('affiliateCode=x') })).toBe(saved)
  })

  // Proves sign-in-21.
  test.each<[string, Partial<AutoLoginFacts>, string]>([
    ['a session exists', { signedIn: true }, 'signed-in'],
    ['a token is in the address', { query: new URLSearchParams('token=abc') }, 'token-in-address'],
    ['a token is there under its other name', { query: new URLSearchParams('tokens=abc') }, 'token-in-address'],
    ['the query has redirectUrl', { query: new URLSearchParams('redirectUrl=https://a.example') }, 'leaving'],
    ['the query has backUrl', { query: new URLSearchParams('backUrl=/m/game') }, 'leaving'],
    ['MOBILEAUTOLOGIN3 is off', { allowed: false }, 'not-allowed'],
    ['the autoLogin flag is 0', { flag: '0' }, 'switched-off'],
    ['nothing is saved', { saved: null }, 'nothing-saved'],
    ['the merchant differs from the remembered one', { merchant: 'aurora' }, 'other-merchant'],
    ['the remembered type is sms', { saved: { ...saved, type: 'sms' } }, 'sms'],
  ])('is skipped when %s', (_, change, reason) => {
    expect(decideAutoLogin({ ...facts, ...change })).toBe(reason)
  })
})

// Proves sign-in-23.
describe('what happens to the saved login after a failed automatic login (spec 1 §4, §8)', () => {
  test.each([
    ['login.cred.err', 'forget'],
    ['not.exists.user', 'forget'],
    ['remember.token.invalid', 'forget'],
    ['token_ip_different', 'switch-off'],
    ['TOO_MANY_REQUEST_LOGIN', 'keep'],
    ['login_verify_required', 'keep'],
    ['captcha_required', 'keep'],
    ['server.error', 'keep'],
    [undefined, 'keep'],
  ] as const)('%s: %s', (code, consequence) => {
    expect(afterAutoLoginFailure(code)).toBe(consequence)
  })
})
