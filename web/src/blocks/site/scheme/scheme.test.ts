// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseScheme, chosenScheme, isDark, showScheme } from './scheme.ts'

const device = (dark: boolean) => vi.stubGlobal('matchMedia', (query: string) => ({ matches: dark && query.includes('dark') }))
const shown = () => document.documentElement.dataset['scheme']
beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['scheme']
  device(false)
})

// Proves common-store-5.
test('the choice is kept on the device and shown at once', () => {
  expect(chosenScheme()).toBeUndefined()
  chooseScheme('dark')
  expect([chosenScheme(), shown()]).toEqual(['dark', 'dark'])
  chooseScheme('light')
  expect([chosenScheme(), shown()]).toEqual(['light', 'light'])
})

// Proves common-store-5.
test('“as on my device” follows the device, and anything else that stands there is no choice', () => {
  device(true)
  expect([isDark('system'), isDark('light'), isDark('dark')]).toEqual([true, false, true])
  showScheme('system')
  expect(shown()).toBe('dark')
  device(false)
  showScheme('system')
  expect(shown()).toBe('light')
  localStorage.setItem('SHELL_scheme', 'purple')
  expect(chosenScheme()).toBeUndefined()
})

// Proves common-store-5.
test('the browser’s own bar gets the colour of the page', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff" media="(prefers-color-scheme:light)"><meta name="theme-color" content="#fff">'
  vi.stubGlobal('getComputedStyle', (root: HTMLElement) => ({
    getPropertyValue: (name: string) => (name === '--background' ? (root.dataset['scheme'] === 'dark' ? ' #101418' : ' #fbf9f4') : ''),
  }))
  const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content)
  showScheme('dark')
  expect(bars()).toEqual(['#101418', '#101418'])
  showScheme('light')
  expect(bars()).toEqual(['#fbf9f4', '#fbf9f4'])
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})
