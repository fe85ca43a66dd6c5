import { describe, expect, test } from 'vitest'
import { createTextStore } from '#device/storage.ts'
import { forgetLastVisit, isOldIosHomeScreen, keepLastVisit, readLastVisit } from './old-ios.ts'

const memory = () =>
  createTextStore(() => {
    throw new Error('no storage')
  })

describe('an old iOS home-screen app (spec 1 §4, Old iOS: standalone before 16.4)', () => {
  const iphone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`
  const on = (userAgent: string, standalone = true) => isOldIosHomeScreen({ userAgent, touchPoints: 5, standalone })

  test.each([
    ['15_4', true],
    ['16_0', true],
    ['16_3_1', true],
    ['16_4', false],
    ['16_10', false],
    ['17_0', false],
  ])('iOS %s is old: %s', (version, old) => {
    expect(on(iphone(version))).toBe(old)
  })

  test('only from the home screen, and only on iOS; an iPad gives its version elsewhere', () => {
    expect(on(iphone('15_4'), false)).toBe(false)
    expect(on('Mozilla/5.0 (Linux; Android 10) Chrome/90.0')).toBe(false)
    expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.1 Safari/605.1.15')).toBe(false)
    expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/15.4 Safari/605.1.15')).toBe(true)
  })

  // Proves session-10.
  test('stores path and session, and ignores anything else', () => {
    const store = memory()
    const session = { id: '1', token: 't', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }
    keepLastVisit(store, { path: '/m/member/home', session })
    expect(readLastVisit(store)).toEqual({ path: '/m/member/home', session })
    keepLastVisit(store, { path: 'https://evil.example', session })
    expect(readLastVisit(store)).toBeNull()
    keepLastVisit(store, { path: '/m/home', session: { ...session, token: '' } })
    expect(readLastVisit(store)).toBeNull()
    forgetLastVisit(store)
    expect(store.names()).toEqual([])
  })
})
