import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgain } from './files-again.ts'
import { noteMissingFiles, reloadForFile } from './missing-file.ts'
import { claimReload } from './stale-build.ts'

// Spec 2 §4, What it compares: one reload per build, and only for a player who waits

const reload = vi.fn<() => void>()
const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  reload.mockClear()
  fetched.mockReset().mockResolvedValue(new Response())
  const items = new Map<string, string>()
  const memory = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: () => {},
  }
  const page = Object.assign(new EventTarget(), {
    claimReload: (script: string) => claimReload(script, () => memory),
    loadAgain,
    location: { pathname: '/m/home', search: '', reload },
    sessionStorage: memory,
    localStorage: memory,
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', memory)
  vi.stubGlobal('localStorage', memory)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelectorAll: () => [{ href: '/m/assets/a.js' }, { href: '/m/assets/b.js' }] })
  vi.stubGlobal('fetch', fetched)
  noteMissingFiles()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A failed import, as vite tells it: first by the event, then by the import itself, with the same error. */
const missingFile = (): Error => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
  return error
}

// Proves updates-5.
test('a file that is missing reloads the page when the player waits for it, once', async () => {
  const reason = missingFile()
  expect(reload).not.toHaveBeenCalled()
  expect(reloadForFile(reason)).toBe(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(reloadForFile(missingFile())).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

// Safari remembers that a file loaded ahead failed, for the reloaded page too, until a fetch requests it.
test('the files that were loaded ahead are requested again before the page reloads, which one that fails does not prevent', async () => {
  let answer = (_: Response) => {}
  fetched.mockRejectedValueOnce(new TypeError('Load failed')).mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  expect(reloadForFile(missingFile())).toBe(true)
  await vi.waitFor(() => expect(fetched.mock.calls).toEqual([['/m/assets/a.js'], ['/m/assets/b.js']]))
  expect(reload).not.toHaveBeenCalled()
  answer(new Response())
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a request that hangs keeps the page from its reload for 15 s', async () => {
  vi.useFakeTimers()
  fetched.mockReturnValue(new Promise(() => {}))
  expect(reloadForFile(missingFile())).toBe(true)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('another failure does not reload, for a reload would not help', () => {
  missingFile()
  expect(reloadForFile(new Error('The texts did not load'))).toBe(false)
  expect(reloadForFile('no error')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network the page stays, and its reload is not used up', () => {
  const reason = missingFile()
  vi.stubGlobal('navigator', { onLine: false })
  expect(reloadForFile(reason)).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  expect(reloadForFile(reason)).toBe(true)
})
