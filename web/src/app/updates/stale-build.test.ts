import { expect, test } from 'vitest'
import { claimReload } from './stale-build.ts'

const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const items = new Map<string, string>()
  return { getItem: key => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}

// Spec 2 §4, What it compares: one reload per build, remembered in session storage
// Proves updates-5.
test('a page whose chunk is missing reloads once per build', () => {
  const session = memory()
  expect(claimReload('entry-1.js', () => session)).toBe(true)
  expect(claimReload('entry-1.js', () => session)).toBe(false)
  expect(claimReload('entry-2.js', () => session)).toBe(true)
})

test('without storage it never reloads, so that it cannot loop', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const full = { ...memory(), setItem: blocked }
  expect(claimReload('entry-1.js', blocked)).toBe(false)
  expect(claimReload('entry-1.js', () => full)).toBe(false)
})
