import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localStore } from '#device/storage.ts'
import { keepRegistrationInfo } from './registration-info.ts'
import { addressFrom, navigateTo } from './use-navigate.ts'

// Spec 2 §2, Navigation parameters: on every push and replace, each of these is carried over, and the stored values.

const PARAMETERS = [
  ['affiliateCode', 'aff1'],
  ['referralCode', 'friend'],
  ['r', 'friend2'],
  ['inApp', '1'],
  ['fbclid', 'IwAR0-x_y'],
  ['gclid', 'Cj0KCQ.z~1'],
  ['ttclid', 'E.C.P.x'],
  ['kwaiclid', 'kw:42'],
  ['bbg', 'b1'],
  ['isBgeTest', '1'],
  ['cid', 'voluum-7'],
] as const

const moves: { readonly by: 'push' | 'replace'; readonly to: string }[] = []
const navigations = () => moves.map(({ by, to }) => `${by} ${to}`)
const visitAddress = (address: string) => {
  const { pathname, search } = new URL(address, 'https://demo.example')
  vi.stubGlobal('window', { location: { pathname, search } })
}

beforeEach(() => {
  moves.length = 0
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, to: string) => moves.push({ by: 'push', to }),
    replaceState: (_state: unknown, _title: string, to: string) => moves.push({ by: 'replace', to }),
  })
})
afterEach(() => {
  localStore.clear()
  vi.unstubAllGlobals()
})

describe.each(PARAMETERS)('%s', (name, value) => {
  const query = new URLSearchParams({ [name]: value }).toString()

  // Proves navigation-38.
  test('is carried over by push and by replace', () => {
    visitAddress(`/m/home?${query}&utm_source=x`)
    navigateTo('/m/login')
    navigateTo('/m/member/home?id=7#top', { replace: true })
    expect(navigations()).toEqual([`push /m/login?${query}`, `replace /m/member/home?id=7&${query}#top`])
  })

  test('keeps the new address’s own value', () => {
    visitAddress(`/m/home?${query}`)
    navigateTo(`/m/login?${name}=own`)
    expect(navigations()).toEqual([`push /m/login?${name}=own`])
  })

  test('is in the address of a link, for a new tab', () => {
    expect(addressFrom({ pathname: '/m/home', search: query }, {}, '/m/login')).toBe(`/m/login?${query}`)
  })
})

describe('the stored values of an earlier visit', () => {
  test('are carried over by push and by replace, unless the address has its own', () => {
    keepRegistrationInfo(new URLSearchParams('affiliateCode=kept&r=friend'), 'demo.example', { parents: [], reserved: [] })
    visitAddress('/m/home?cid=1')
    navigateTo('/m/login')
    visitAddress('/m/home?affiliateCode=now&r=now')
    navigateTo('/m/login', { replace: true })
    expect(navigations()).toEqual(['push /m/login?cid=1&affiliateCode=kept&referralCode=friend', 'replace /m/login?affiliateCode=now&r=now'])
  })

  test('are in the address of a link', () => {
    const stored = { affiliateCode: 'kept', referralCode: 'friend' }
    expect(addressFrom({ pathname: '/m/home', search: '' }, stored, '/m/login')).toBe('/m/login?affiliateCode=kept&referralCode=friend')
  })
})
