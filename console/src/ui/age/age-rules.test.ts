import { DAY_S, HOUR_S, MINUTE_S } from '@foyer/contract/time-units'
import { expect, test } from 'vitest'
import { ageLevelOf, agePartsOf, AXIS_MARKS, positionOf } from './age-rules.ts'

test('an age has its two largest units', () => {
  expect(agePartsOf(59)).toEqual({ form: 'min', large: 0, small: 0 })
  expect(agePartsOf(47 * MINUTE_S)).toEqual({ form: 'min', large: 47, small: 0 })
  expect(agePartsOf(HOUR_S - 1)).toEqual({ form: 'min', large: 59, small: 0 })
  expect(agePartsOf(3 * HOUR_S + 18 * MINUTE_S)).toEqual({ form: 'h', large: 3, small: 18 })
  expect(agePartsOf(DAY_S + 2 * HOUR_S + 59 * MINUTE_S)).toEqual({ form: 'd', large: 1, small: 2 })
  expect(agePartsOf(-5)).toEqual({ form: 'min', large: 0, small: 0 })
})

// Proves staff-32.
test('an age is near its promise from 75 % of it, and late from all of it', () => {
  expect(ageLevelOf(3 * HOUR_S - 1, 4 * HOUR_S)).toBe('plain')
  expect(ageLevelOf(3 * HOUR_S, 4 * HOUR_S)).toBe('near')
  expect(ageLevelOf(4 * HOUR_S - 1, 4 * HOUR_S)).toBe('near')
  expect(ageLevelOf(4 * HOUR_S, 4 * HOUR_S)).toBe('late')
})

// Proves staff-32.
test('ages stand on a logarithmic axis from 1 minute to 30 days, the ends included', () => {
  expect(positionOf(MINUTE_S)).toBe(0)
  expect(positionOf(30 * DAY_S)).toBe(1)
  expect(positionOf(5)).toBe(0)
  expect(positionOf(300 * DAY_S)).toBe(1)
  // Equal factors take equal room: 1 to 10 minutes as much as 10 to 100.
  expect(positionOf(100 * MINUTE_S) - positionOf(10 * MINUTE_S)).toBeCloseTo(positionOf(10 * MINUTE_S))
  expect(positionOf(HOUR_S)).toBeCloseTo(0.3835, 3)
  expect(AXIS_MARKS.map(positionOf)).toEqual(AXIS_MARKS.map(positionOf).toSorted((one, other) => one - other))
})
