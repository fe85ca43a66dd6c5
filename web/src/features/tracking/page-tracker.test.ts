import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#device/storage.ts'
import { closeSession, openSession } from '#session/session-store.ts'
import { pageTracker } from './page-tracker.ts'

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'brand.com', search: '?fbclid=IwAR0-Click' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { location, matchMedia: () => ({ matches: false }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStore.clear()
})

/** Storage that pages which are loaded one after another share. */
const shareStorage = () => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('window', { location, matchMedia: () => ({ matches: false }), localStorage })
}

/** What a page that is loaded anew notes as it opens. */
const opening = async (choice: { readonly measurement: boolean; readonly marketing: boolean }): Promise<readonly string[]> => {
  vi.resetModules()
  const tracker = (await import('./page-tracker.ts')).pageTracker(vi.fn<() => Promise<never>>())
  const noted = vi.spyOn(tracker.pixels, 'note')
  tracker.open()
  tracker.chosen(choice)
  return noted.mock.calls.map(([{ eventName }]) => eventName)
}
const YES = { measurement: true, marketing: true }
const NO = { measurement: false, marketing: false }

// Proves tracking-8.
test('scripts are told of firstOpen once per device, at the first page that was agreed to', async () => {
  shareStorage()
  expect([await opening(NO), await opening(YES), await opening(YES)]).toEqual([['firstOpen'], ['firstOpen'], []])
})

// Proves tracking-8.
test('on iOS the first page from the home screen is the installation, because no event says so', async () => {
  shareStorage()
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', maxTouchPoints: 5, standalone: true })
  expect([await opening(YES), await opening(YES)]).toEqual([['firstOpen', 'a2hsInstalled'], []])
})

// Proves tracking-13.
test('a page has one tracker, also after a game that filled the window, so its scripts start once, and firstOpen is noted once', () => {
  const request = vi.fn<() => Promise<never>>()
  const before = pageTracker(request)
  const noted = vi.spyOn(before.pixels, 'note')
  before.open()
  const after = pageTracker(request)
  after.open()
  expect(after).toBe(before)
  expect(noted.mock.calls.map(([{ eventName }]) => eventName)).toEqual(['firstOpen'])
})

// Proves tracking-3, tracking-15.
test('what is posted names the affiliate code that the visitor came by, and the member who is signed in (spec 1 §3, Tracking event)', async () => {
  const request = vi.fn<() => Promise<never>>()
  const tracker = pageTracker(request)
  localStore.set('SHELL_registrationInfo', JSON.stringify({ affiliateCode: 'PARTNER7', originalDomain: 'brand.com' }))
  openSession({ id: '7', token: 't', merchantCode: 'demo', userName: 'ann_reyes', type: 0, firstTimeLogin: false })
  tracker.note('viewContent', { page: '/m/home' })
  tracker.chosen({ measurement: true, marketing: false })
  const posted = localStore
    .names()
    .filter(name => name.startsWith('SHELL_event:'))
    .map(name => JSON.parse(localStore.get(name) ?? '{}'))
  expect(posted).toContainEqual(
    expect.objectContaining({ eventName: 'viewContent', domain: 'brand.com', pwaType: 'H5', affiliateCode: 'PARTNER7', customerName: 'ann_reyes' }),
  )
  closeSession()
  localStore.clear()
})
