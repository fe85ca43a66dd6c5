import { expect, test } from 'vitest'
import { momentsOf } from './period.ts'

const noon = new Date(2026, 2, 1, 12, 30)
const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString()

test.each([
  ['all', {}],
  ['today', { from: midnight(2026, 3, 1) }],
  ['week', { from: midnight(2026, 2, 23) }],
  ['month', { from: midnight(2026, 1, 31) }],
] as const)('the period "%s" begins at midnight where the player is', (name, moments) => {
  expect(momentsOf({ name }, noon)).toEqual(moments)
})

test('a period of one’s own has both its days, whole, and may be open at either end', () => {
  expect(momentsOf({ name: 'own', first: '2026-02-27', last: '2026-02-28' }, noon)).toEqual({
    from: midnight(2026, 2, 27),
    until: midnight(2026, 3, 1),
  })
  expect(momentsOf({ name: 'own', first: '', last: '2026-12-31' }, noon)).toEqual({ until: midnight(2027, 1, 1) })
  expect(momentsOf({ name: 'own', first: '2026-02-27', last: '' }, noon)).toEqual({ from: midnight(2026, 2, 27) })
})
