import { expect, test } from 'vitest'
import { testClock } from '#testing/test-clock.ts'
import { keptFor } from './kept.ts'

const alpha = {}
const beta = {}

test('what was read is kept for its time, for each key; whoever asks meanwhile shares it', async () => {
  const clock = testClock('2026-01-01T00:00:00Z')
  let reads = 0
  const read = keptFor(clock, 10_000, () => Promise.resolve((reads += 1)))
  expect(await Promise.all([read(alpha), read(alpha), read(beta)])).toEqual([1, 1, 2])
  clock.advance(9)
  expect(await read(alpha)).toBe(1)
  clock.advance(1)
  expect(await read(alpha)).toBe(3)
})

test('what could not be read is read again for whoever asks next', async () => {
  let reads = 0
  const read = keptFor(testClock('2026-01-01T00:00:00Z'), 10_000, () =>
    (reads += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve('here'),
  )
  await expect(read(alpha)).rejects.toThrow('away')
  expect(await read(alpha)).toBe('here')
})
