import { describe, expect, test } from 'vitest'
import { changeReasonOf, pathAfterSignIn } from './after-sign-in.ts'
import type { SignedIn } from './enter.ts'

const answer: SignedIn = {
  id: '1',
  token: 't',
  userName: 'player',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  weakPassword: false,
}

// Proves sign-in-5, sign-in-20.
describe('the change-password redirect (spec 1 §4)', () => {
  test.each([
    ['nothing wrong', {}, 'username', true, null],
    ['the first login with a password set for the member', { firstTimeLogin: true, weakPassword: true }, 'username', true, 'first-login'],
    ['the same after another way to sign in than by password', { firstTimeLogin: true, weakPassword: true }, 'sms', true, 'first-login'],
    ['the first login with a password that the member chose (spec 1 §4, Change-password redirect)', { firstTimeLogin: true }, 'username', true, null],
    ['an expired password and PWDEXPFORCECHANGE3 on', { passwordExpired: true }, 'username', true, 'expired'],
    ['an expired password and PWDEXPFORCECHANGE3 off', { passwordExpired: true }, 'username', false, null],
    ['the default weak password', { weakPassword: true }, 'username', false, 'weak'],
    ['the default weak password of an sms login', { weakPassword: true }, 'sms', false, null],
    ['the default weak password of a firebase login', { weakPassword: true }, 'firebase', false, null],
  ] as const)('%s', (_, change, type, expiryForces, reason) => {
    expect(changeReasonOf({ ...answer, ...change }, type, expiryForces)).toBe(reason)
  })
})

describe('where signing in leads (spec 1 §4, Login; spec 2 §2, Redirect helper)', () => {
  const merchantPaths = { home: '/m/home', changePassword: '/m/changePsw' }
  const from = (search: string, reason: 'expired' | null = null) => pathAfterSignIn({ reason, search, origin: 'https://demo.example', merchantPaths })

  // Proves navigation-21.
  test('home, by the merchant’s own path', () => {
    expect(from('')).toBe('/m/home')
    expect(pathAfterSignIn({ reason: null, search: '', origin: 'https://demo.example', merchantPaths: { ...merchantPaths, home: '/m/lobby' } })).toBe(
      '/m/lobby',
    )
  })

  test('the change-password page first, with the way back kept for later', () => {
    expect(from('', 'expired')).toBe('/m/changePsw?reason=expired')
    expect(from('?backUrl=%2Fm%2Fgame&x=1', 'expired')).toBe('/m/changePsw?reason=expired&backUrl=%2Fm%2Fgame')
  })

  test('back to an address of this site, never to another site', () => {
    expect(from('?backUrl=%2Fm%2Fgame%3Fid%3D7')).toBe('/m/game?id=7')
    expect(from('?backUrl=https%3A%2F%2Fdemo.example%2Fm%2Fgame')).toBe('/m/game')
    for (const evil of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https://demo.example@evil.example/', '\\\\evil.example']) {
      expect(from(`?backUrl=${encodeURIComponent(evil)}`)).toBe('/m/home')
    }
  })

  test('nowhere if the redirect helper leaves the site', () => {
    expect(from('?redirectUrl=https%3A%2F%2Fpartner.example')).toBeNull()
  })
})
