import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Request } from '#request/request-client.ts'
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
