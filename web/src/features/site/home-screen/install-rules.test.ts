import { describe, expect, test } from 'vitest'
import { depositFactsOf, isInstallDue, type InstallFacts } from './install-rules.ts'

const settings: InstallFacts['settings'] = {
  theme: 'light',
  preferredWay: 'app',
  iosLiteKey: 'MOBILECONFIG',
  apkKey: 'Android',
  iconKey: 'AppDownloadIcon',
  needsLogin: false,
  fromVisit: 1,
  maxCloseCount: -1,
  depositTimes: -1,
  depositDomains: [],
}
const due: InstallFacts = {
  path: '/m/home',
  home: '/m/home',
  host: 'lumina.test',
  possible: true,
  closed: false,
  on: true,
  insideApp: false,
  welcome: true,
  refused: false,
  closeCount: 0,
  signedIn: false,
  deposits: null,
  settings,
}
const isDue = (facts: Partial<InstallFacts>, more: Partial<InstallFacts['settings']> = {}) =>
  isInstallDue({ ...due, ...facts, settings: { ...settings, ...more } })

describe('the home-screen prompt (spec 2 §4, Install prompt)', () => {
  // Proves install-17, product-and-roles-5.
  test.each([
    ['/m/home', true],
    ['/m/index.html', true],
    ['/m/index', false],
    ['/m/login', false],
    ['/m/member/home', false],
  ])('on %s: %s', (path, shown) => {
    expect(isDue({ path })).toBe(shown)
  })

  // Proves navigation-21.
  test('the merchant’s own home path is home', () => {
    expect(isDue({ path: '/m/lobby', home: '/m/lobby' })).toBe(true)
  })

  // Proves install-18.
  test.each<[string, Partial<InstallFacts>]>([
    ['the platform does not offer it', { possible: false }],
    ['maintenance or region restriction is on', { closed: true }],
    ['A2HS3 is off', { on: false }],
    ['the player is in the app, PWA or home screen already', { insideApp: true }],
    ['it is the first visit, or the player has just signed in', { welcome: false }],
    ['it was refused in this session', { refused: true }],
    ['the app was installed from here', { closeCount: 99 }],
  ])('is suppressed when %s', (_, facts) => {
    expect(isDue({})).toBe(true)
    expect(isDue(facts)).toBe(false)
  })

  // Proves install-19.
  test('may require login', () => {
    expect(isDue({ signedIn: false }, { needsLogin: true })).toBe(false)
    expect(isDue({ signedIn: true }, { needsLogin: true })).toBe(true)
  })

  // Proves install-20.
  test('is not shown after it was closed the maximum number of times; -1 means never', () => {
    expect(isDue({ closeCount: 2 }, { maxCloseCount: 3 })).toBe(true)
    expect(isDue({ closeCount: 3 }, { maxCloseCount: 3 })).toBe(false)
    expect(isDue({ closeCount: 98 }, { maxCloseCount: -1 })).toBe(true)
    expect(isDue({ closeCount: 0 }, { maxCloseCount: 0 })).toBe(false)
  })

  // Proves install-14.
  test('the first deposit is done at Y, and not at N (spec 2 §3)', () => {
    expect(depositFactsOf({ firstDeposit: 'Y' }, { totalDepositSuccessCount: 1 })).toEqual({ firstDone: true, count: 1 })
    expect(depositFactsOf({ firstDeposit: 'N' }, { totalDepositSuccessCount: 0 })).toEqual({ firstDone: false, count: 0 })
  })

  // Proves install-20.
  test('is not shown after the number of deposits on configured domains, after the first on others; -1 means never', () => {
    const rule = { depositTimes: 3, depositDomains: ['lumina.test'] }
    const deposits = (count: number) => ({ deposits: { count, firstDone: count > 0 } })
    expect(isDue(deposits(2), rule)).toBe(true)
    expect(isDue(deposits(3), rule)).toBe(false)
    expect(isDue({ ...deposits(1), host: 'other.test' }, rule)).toBe(false)
    expect(isDue({ ...deposits(0), host: 'other.test' }, rule)).toBe(true)
    expect(isDue(deposits(50), { ...rule, depositTimes: -1 })).toBe(true)
    expect(isDue(deposits(0), { ...rule, depositTimes: 0 })).toBe(false)
  })
})
