import { expect, test } from 'vitest'
import { isPrivate, type PrivateSigns } from './private-mode.ts'

// Spec 1 §5: social login is refused in private or incognito mode.

const GB = 2 ** 30
const canStore = () => true
const refusing = () => Promise.reject(new Error('denied'))
const signs: Readonly<Record<string, [PrivateSigns, boolean]>> = {
  'Chromium, ordinary': [{ canStore, quota: async () => 200 * GB, heapLimit: 4 * GB, getDirectory: async () => ({}) }, false],
  'Chromium, incognito': [{ canStore, quota: async () => 1.5 * GB, heapLimit: 4 * GB, getDirectory: async () => ({}) }, true],
  'Chromium, recent: the same quota in every window': [
    { canStore, quota: async () => 10 * GB, heapLimit: 4 * GB, getDirectory: async () => ({}) },
    false,
  ],
  'Chromium that does not tell its quota': [{ canStore, quota: refusing, heapLimit: 4 * GB }, false],
  'Safari or Firefox, ordinary': [{ canStore, quota: async () => GB, getDirectory: async () => ({}) }, false],
  'Safari or Firefox, private': [{ canStore, quota: async () => GB, getDirectory: refusing }, true],
  'a browser that tells nothing': [{ canStore }, false],
  'a browser that stores nothing': [{ canStore: () => false }, true],
}

test.for(Object.entries(signs))('%s', async ([, [given, expected]]) => {
  expect(await isPrivate(given)).toBe(expected)
})
