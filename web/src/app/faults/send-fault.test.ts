// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetching)
  fetching.mockReset().mockRejectedValue(new TypeError('no network'))
  document.documentElement.lang = 'pt-BR'
  // Not in the document: nothing loads it.
  const script = Object.assign(document.createElement('script'), { type: 'module', src: '/m/assets/entry-client-A1b2C3d.js' })
  vi.spyOn(document, 'querySelector').mockReturnValue(script)
  window.history.replaceState({}, '', '/m/home?token=secret')
})
afterEach(() => {
  delete window.heldFaults
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const bodies = () => fetching.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object)

// Proves navigation-4.
test('what was held is sent at once, the next where it happens; a network that is away breaks nothing', async () => {
  window.heldFaults = [[Object.assign(new Error('early'), { stack: '' })], [Object.assign(new Error('late'), { stack: '' }), 'home lanes']]
  await import('./send-fault.ts')
  window.sendFault(Object.assign(new Error('then'), { stack: '' }), 'page')
  expect(bodies()).toEqual(
    [
      { message: 'early', part: '' },
      { message: 'late', part: 'home lanes' },
      { message: 'then', part: 'page' },
    ].map(own => ({ ...own, place: '', route: '/m/home', version: 'A1b2C3d', language: 'pt-BR' })),
  )
  const [address, init] = fetching.mock.calls[0]!
  expect([address, init]).toMatchObject(['/wps/faults/report', { method: 'POST', keepalive: true, credentials: 'omit' }])
})

// Proves navigation-4.
test('an address that is none of ours is not sent', async () => {
  window.history.replaceState({}, '', '/m/member/4711')
  await import('./send-fault.ts')
  window.sendFault('x')
  expect(bodies()).toMatchObject([{ route: '' }])
})
