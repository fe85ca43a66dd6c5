import { expect, test } from 'vitest'
import { bellCountOf } from './bell-count.ts'

// Proves announcements-20.
test('the bell counts what is new, each reward that waits, and the own chat once', () => {
  expect(bellCountOf({}, true)).toBe(0)
  expect(bellCountOf({ inbox: 2, rewards: 3, chat: 4 }, true)).toBe(6)
  expect(bellCountOf({ inbox: 2, chat: 0 }, true)).toBe(2)
  // Of a chat elsewhere the inbox has no item.
  expect(bellCountOf({ inbox: 2, chat: 4 }, false)).toBe(2)
})
