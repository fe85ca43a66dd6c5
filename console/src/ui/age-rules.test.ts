import { expect, test } from 'vitest'
import { ageLevelOf, agePartsOf, AXIS_MARKS, DAY, HOUR, MINUTE, positionOf } from './age-rules.ts'

test('an age has its two largest units', () => {
  expect(agePartsOf(59)).toEqual({ form: 'min', large: 0, small: 0 })
  expect(agePartsOf(47 * MINUTE)).toEqual({ form: 'min', large: 47, small: 0 })
  expect(agePartsOf(HOUR - 1)).toEqual({ form: 'min', large: 59, small: 0 })
  expect(agePartsOf(3 * HOUR + 18 * MINUTE)).toEqual({ form: 'h', large: 3, small: 18 })
  expect(agePartsOf(DAY + 2 * HOUR + 59 * MINUTE)).toEqual({ form: 'd', large: 1, small: 2 })
  expect(agePartsOf(-5)).toEqual({ form: 'min', large: 0, small: 0 })
})

// Proves staff-32.
test('an age is near its promise from 75 % of it, and late from all of it', () => {
  expect(ageLevelOf(3 * HOUR - 1, 4 * HOUR)).toBe('plain')
  expect(ageLevelOf(3 * HOUR, 4 * HOUR)).toBe('near')
  expect(ageLevelOf(4 * HOUR - 1, 4 * HOUR)).toBe('near')
  expect(ageLevelOf(4 * HOUR, 4 * HOUR)).toBe('late')
})

// Proves staff-32.
test('ages stand on a logarithmic axis from 1 minute to 30 days, the ends included', () => {
  expect(positionOf(MINUTE)).toBe(0)
  expect(positionOf(30 * DAY)).toBe(1)
  expect(positionOf(5)).toBe(0)
  expect(positionOf(300 * DAY)).toBe(1)
  // Equal factors take equal room: 1 to 10 minutes as much as 10 to 100.
  expect(positionOf(100 * MINUTE) - positionOf(10 * MINUTE)).toBeCloseTo(positionOf(10 * MINUTE))
  expect(positionOf(HOUR)).toBeCloseTo(0.3835, 3)
  expect(AXIS_MARKS.map(positionOf)).toEqual(AXIS_MARKS.map(positionOf).toSorted((one, other) => one - other))
})
