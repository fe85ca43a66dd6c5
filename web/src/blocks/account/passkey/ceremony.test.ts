import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { forgetPasskey, offerInField } from './ceremony.ts'

const EXPIRES_S = 300
/** What the page has wanted of the browser, in order; `end` is how the browser answers. */
let offers: { readonly signal: AbortSignal; readonly end: (error: Error) => void }[]
let page: EventTarget
const request = (() => Promise.resolve({ challenge: 'AAAA', domain: 'brand.com', expiresIn: EXPIRES_S })) as unknown as Request
const happens = (name: string) => page.dispatchEvent(new Event(name))
const open = () => offers.filter(({ signal }) => !signal.aborted).length
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  offers = []
  page = Object.assign(new EventTarget(), { querySelectorAll: () => [] })
  vi.stubGlobal('document', page)
  const browser = Object.assign(function PublicKeyCredential() {}, { isConditionalMediationAvailable: () => Promise.resolve(true) })
  vi.stubGlobal('PublicKeyCredential', browser)
  vi.stubGlobal('navigator', {
    credentials: {
      get: ({ signal }: { signal: AbortSignal }) =>
        new Promise((_, end) => {
          signal.addEventListener('abort', () => end(signal.reason as Error))
          offers.push({ signal, end })
        }),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a form that is sent ends the offer; who goes on typing has it again', async () => {
  const stop = offerInField(request, () => undefined)
  await settle()
  expect(open()).toBe(1)
  happens('submit')
  await settle()
  expect(open()).toBe(0)
  await vi.advanceTimersByTimeAsync(EXPIRES_S * 1000)
  expect(offers).toHaveLength(1)
  happens('input')
  happens('input')
  await settle()
  expect(open()).toBe(1)
  stop()
  happens('input')
  await settle()
  expect(open()).toBe(0)
})

test('it is renewed before its challenge ends, and the newer one ends with the page too', async () => {
  const stop = offerInField(request, () => undefined)
  await vi.advanceTimersByTimeAsync((EXPIRES_S - 10) * 1000)
  expect(offers).toHaveLength(2)
  expect(open()).toBe(1)
  stop()
  await settle()
  expect(open()).toBe(0)
})

test('one that ended for another question of the browser’s is not renewed over it', async () => {
  const stop = offerInField(request, () => undefined)
  await settle()
  offers[0]?.end(Object.assign(new Error('another'), { name: 'AbortError' }))
  await vi.advanceTimersByTimeAsync(EXPIRES_S * 1000)
  expect(offers).toHaveLength(1)
  stop()
})

test('a browser without passkeys has none to forget', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await expect(forgetPasskey({ domain: 'brand.com', credential: 'AAAA' })).resolves.toBeUndefined()
})
