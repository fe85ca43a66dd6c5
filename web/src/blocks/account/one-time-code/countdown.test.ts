import { describe, expect, test } from 'vitest'
import { COUNTDOWN_POLL, resendAt, secondsLeft } from './countdown.ts'

describe('the countdown until another code (spec 1 §4, §9)', () => {
  // Proves two-factor-3.
  test('begins with the answer’s expirationTime, in seconds', () => {
    expect(secondsLeft(resendAt(1_000, 90), 1_000)).toBe(90)
  })

  test('is over at once if the answer says 0', () => {
    expect(resendAt(1_000, 0)).toBe(1_000)
  })

  test('is looked at every 500 ms', () => {
    expect(COUNTDOWN_POLL).toBe(500)
  })

  // Proves constants-3.
  test.each([undefined, Number.NaN, -1])('falls back to 60 s if the answer says %s', expirationTime => {
    expect(secondsLeft(resendAt(0, expirationTime), 0)).toBe(60)
  })

  test('rounds up to whole seconds, and ends at 0', () => {
    const end = resendAt(0, 2)
    expect([0, 500, 1_000, 1_500, 2_000, 9_000].map(now => secondsLeft(end, now))).toEqual([2, 2, 1, 1, 0, 0])
  })

  test('is right after the page was suspended, because it reads the clock', () => {
    expect(secondsLeft(resendAt(0, 60), 45_000)).toBe(15)
    // One more second even where a day is left.
    expect(secondsLeft(86_400_001, 0)).toBe(86_401)
  })
})
