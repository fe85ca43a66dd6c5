import { expect, test } from 'vitest'
import { createRestarts } from './restart-pauses.ts'

test('a worker that has served is replaced at once', () => {
  const restarts = createRestarts()
  restarts.serves(1)
  restarts.serves(2)
  expect(restarts.ended(1)).toBe(0)
})

test('a replacement that cannot begin never ends a worker that serves: it is tried again after 1 s, 2 s, 4 s … 60 s', () => {
  const restarts = createRestarts()
  restarts.serves(1)
  restarts.serves(2)
  expect(restarts.ended(1)).toBe(0)
  expect([3, 4, 5, 6, 7, 8, 9, 10].map(restarts.ended)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  // Also when the last one that served has ended: the fault may be mended meanwhile.
  expect(restarts.ended(2)).toBe(0)
  restarts.serves(11)
  expect(restarts.ended(12)).toBe(1_000)
})

test('where none has ever served, the start has failed', () => {
  expect(createRestarts().ended(1)).toBeUndefined()
})
