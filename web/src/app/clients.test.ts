import type { PageData } from '@foyer/contract/page'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { caught } from '#request/testing/fake-server.ts'
import type { Calls } from './calls.ts'
import { createClients } from './clients.ts'

const page = {
  language: 'EN',
  partsBase: '/m/parts',
  content: {},
  catalogues: {},
  settings: { merchantCode: 'demo', paths: { home: '/m/home' }, whitelabelVal: { MOBILEAUTOLOGIN3: true } },
} as unknown as PageData

/** A server that never answers. */
const silence = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', silence)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the two clients (spec 1 §7, Common conventions)', () => {
  const waited = async (name: keyof Calls): Promise<number> => {
    const clients = createClients(page)
    // The clock of this test begins once the code is there.
    await clients.load()
    const { request } = clients[name]
    const begun = Date.now()
    const failed = caught(request('system.status', {}, { alert: false }))
    await vi.advanceTimersToNextTimerAsync()
    expect((await failed).kind).toBe('timeout')
    return Date.now() - begun
  }

  test('the first waits 30 s for an answer', async () => {
    expect(await waited('main')).toBe(30_000)
  })

  // Proves requests-1.
  test('the second one 10 s', async () => {
    expect(await waited('quick')).toBe(10_000)
  })
})
