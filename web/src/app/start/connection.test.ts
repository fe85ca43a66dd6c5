import { describe, expect, test } from 'vitest'
import { isSlow } from './connection.ts'

describe('a slow ping (spec 1 §8)', () => {
  test('is one above the threshold, or one that timed out', () => {
    expect(isSlow(3_999)).toBe(false)
    expect(isSlow(4_000)).toBe(true)
    expect(isSlow(undefined)).toBe(true)
  })
})
