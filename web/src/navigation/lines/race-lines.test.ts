import { callTable } from 'virtual:call-table'
import { describe, expect, test, vi } from 'vitest'
import { fastestLine, LINE_TIMEOUT, pickLines, type RaceSetup } from './race-lines.ts'

describe('choosing lines at random', () => {
  const list = Array.from({ length: 9 }, (_, at) => ({ domainName: `line${at}.net` }))

  // Proves constants-35, requests-29.
  test('at most the allowed number is chosen, each once, and other random numbers give others', () => {
    const falling = () => {
      let lot = 1
      return () => (lot -= 0.1)
    }
    expect(pickLines(list, falling())).toEqual(['http://line8.net', 'http://line7.net', 'http://line6.net', 'http://line5.net', 'http://line4.net'])
    expect(pickLines(list, () => 0)).toHaveLength(5)
    expect(pickLines([...list, ...list], () => 0, 99)).toHaveLength(9)
    expect(pickLines([{ domainName: 'javascript:x' }], () => 0)).toEqual([])
  })
})

describe('the race', () => {
  /** Lines that answer, fail or stay silent, as the test says. */
  const track = () => {
    const requests = new Map<string, { readonly init: RequestInit; readonly url: string; answer(ok: boolean): void; fail(): void }>()
    let due: { readonly work: () => void; readonly ms: number } | undefined
    const cancelled = vi.fn<() => void>()
    const setup: RaceSetup = {
      fetch: (url, init) =>
        new Promise((resolve, reject) => {
          const { origin } = new URL(url)
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
          requests.set(origin, { init, url, answer: ok => resolve({ ok }), fail: () => reject(new Error('no network')) })
        }),
      merchant: 'red',
      clock: () => 42,
      schedule: (work, ms) => {
        due = { work, ms }
        return cancelled
      },
    }
    const at = (origin: string) => requests.get(origin)!
    return { setup, at, due: () => due!, cancelled }
  }
  const origins = ['http://a.net', 'http://b.net', 'http://c.net']

  test('the first to answer wins, an earlier failure does not, and the others are aborted', async () => {
    const { setup, at, cancelled } = track()
    const race = fastestLine(origins, setup)
    at('http://a.net').fail()
    at('http://b.net').answer(false)
    at('http://c.net').answer(true)
    await expect(race).resolves.toBe('http://c.net')
    expect(at('http://a.net').init.signal?.aborted).toBe(true)
    expect(cancelled).toHaveBeenCalledOnce()
  })

  // Proves requests-29.
  test('each line gets a ping with the merchant’s header, past caches and without credentials', async () => {
    const { setup, at } = track()
    const race = fastestLine(origins, setup)
    expect(at('http://b.net').url).toBe('http://b.net/wps/system/test/ping?speed=42')
    expect(at('http://b.net').init).toMatchObject({ headers: { Merchant: 'red' }, cache: 'no-store', credentials: 'omit' })
    at('http://b.net').answer(true)
    await race
  })

  // Proves constants-11.
  test('it ends after 20 s, even if lines have not answered', async () => {
    const { setup, due } = track()
    const race = fastestLine(origins, setup)
    expect(LINE_TIMEOUT).toBe(20_000)
    expect(callTable['system.ping'].timeout).toBe(LINE_TIMEOUT)
    expect(due().ms).toBe(LINE_TIMEOUT)
    due().work()
    await expect(race).resolves.toBeUndefined()
  })

  test('without lines, or if all fail, none wins', async () => {
    const { setup, at } = track()
    await expect(fastestLine([], setup)).resolves.toBeUndefined()
    const race = fastestLine(origins, setup)
    for (const origin of origins) at(origin).fail()
    await expect(race).resolves.toBeUndefined()
  })
})
