import { expect, test } from 'vitest'
import { randomBelow } from './random-below.ts'

test('a random number never favours the small ones', () => {
  // 256 = 5 × 45 + 31: bytes from 225 on are thrown away.
  const bytes = [225, 255, 224]
  expect(randomBelow(45, () => [bytes.shift() ?? 0])).toBe(44)
})
