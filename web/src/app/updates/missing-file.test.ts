import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteMissingFiles, reloadForFile } from './missing-file.ts'

// Spec 2 §4, What it compares: one reload per build, and only for a player who waits

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  const items = new Map<string, string>()
  const memory = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: () => {},
  }
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/m/home', search: '', reload },
    sessionStorage: memory,
    localStorage: memory,
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', memory)
  vi.stubGlobal('localStorage', memory)
  vi.stubGlobal('navigator', { onLine: true })
  noteMissingFiles()
})
afterEach(() => void vi.unstubAllGlobals())

/** A failed import, as vite tells it: first by the event, then by the import itself, with the same error. */
const missingFile = (): Error => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
  return error
}

// Proves updates-5.
test('a file that is missing reloads the page when the player waits for it, once', () => {
  const reason = missingFile()
  expect(reload).not.toHaveBeenCalled()
  expect(reloadForFile(reason)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(reloadForFile(missingFile())).toBe(false)
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
