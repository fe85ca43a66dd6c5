// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SchemeKeeper } from './scheme-keeper.tsx'

/** The device's own scheme, which may change while the page is open. */
const device = { isDark: false, changed: new Set<() => void>() }
const change = (isDark: boolean) => {
  device.isDark = isDark
  for (const hear of device.changed) hear()
}
const shown = () => document.documentElement.dataset['scheme']

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return device.isDark
    },
    addEventListener: (_event: string, hear: () => void) => device.changed.add(hear),
    removeEventListener: (_event: string, hear: () => void) => device.changed.delete(hear),
  }))
  device.isDark = false
  localStorage.clear()
  delete document.documentElement.dataset['scheme']
})
afterEach(() => void vi.unstubAllGlobals())

const keeping = async (scheme: string | null): Promise<() => Promise<void>> => {
  if (scheme !== null) localStorage.setItem('SHELL_scheme', scheme)
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<SchemeKeeper />))
  return async () => await act(async () => root.unmount())
}

// Proves common-store-5.
test('“as on my device” changes with the device while the page is open, and with nothing after it', async () => {
  const end = await keeping('system')
  expect(shown()).toBe('light')
  change(true)
  expect(shown()).toBe('dark')
  await end()
  change(false)
  expect([shown(), device.changed.size]).toEqual(['dark', 0])
})

// Proves common-store-5.
test('a chosen scheme stays, and without a choice nothing is set, whatever the device does', async () => {
  const end = await keeping('light')
  change(true)
  expect(shown()).toBe('light')
  await end()
  localStorage.clear()
  delete document.documentElement.dataset['scheme']
  const endOther = await keeping(null)
  change(false)
  expect(shown()).toBeUndefined()
  await endOther()
})
