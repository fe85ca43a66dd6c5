import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#device/storage.ts'
import type { Request } from '#request/request-client.ts'
import { closeSession, openSession } from '#session/session-store.ts'
import { pageTracker } from './page-tracker.ts'

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'brand.com', search: '?fbclid=IwAR0-Click' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { location, matchMedia: () => ({ matches: false }) })
})
afterEach(() => vi.unstubAllGlobals())

test('a page has one tracker, also after a game that filled the window, so its scripts start once, and firstOpen is noted once', () => {
  const request = vi.fn<Request>()
  const before = pageTracker(request)
  const noted = vi.spyOn(before.pixels, 'note')
  before.open()
  const after = pageTracker(request)
  after.open()
  expect(after).toBe(before)
  expect(noted.mock.calls.map(([{ eventName }]) => eventName)).toEqual(['firstOpen'])
})

test('what is posted names the affiliate code that the visitor came by, and the member who is signed in (spec 1 §3, Tracking event)', async () => {
  const request = vi.fn<Request>()
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
