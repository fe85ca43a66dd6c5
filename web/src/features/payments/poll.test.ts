import { expect, test } from 'vitest'
import { pollAfter } from './poll.ts'

// Proves money-43.
test('an open payment is asked for every 3 s, after 3 minutes every 15 s, and never once it has ended', () => {
  const created = '2026-11-22T10:00:00.000Z'
  const at = (seconds: number) => Date.parse(created) + seconds * 1000
  expect(pollAfter(true, created, at(1))).toBe(3_000)
  expect(pollAfter(true, created, at(179))).toBe(3_000)
  expect(pollAfter(true, created, at(180))).toBe(15_000)
  expect(pollAfter(false, created, at(1))).toBe(0)
})
