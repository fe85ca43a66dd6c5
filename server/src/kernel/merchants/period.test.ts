import { expect, test } from 'vitest'
import { isCurrent, periodFault, periodOf, phaseOf } from './period.ts'

const november = periodOf({ from: '2026-11-01T00:00+08:00', until: '2026-12-01T00:00+08:00' })
const at = (text: string) => new Date(text)

// Proves banners-and-shortcuts-3.
test('a period begins with its first moment and ends before its last one', () => {
  const moments = ['2026-10-31T15:59:59.999Z', '2026-10-31T16:00:00Z', '2026-11-30T15:59:59.999Z', '2026-11-30T16:00:00Z']
  expect(moments.map(moment => isCurrent(november, at(moment)))).toEqual([false, true, true, false])
})

test('without a beginning or an end it is current before or after', () => {
  expect(isCurrent(periodOf({}), at('2026-11-10T00:00Z'))).toBe(true)
  expect(isCurrent(periodOf({ from: '2026-11-01T00:00Z' }), at('2099-01-01T00:00Z'))).toBe(true)
  expect(isCurrent(periodOf({ until: '2026-11-01T00:00Z' }), at('1999-01-01T00:00Z'))).toBe(true)
})

// Proves banners-and-shortcuts-3.
test('the phase changes at each beginning and end, and at no other time', () => {
  const periods = [november, periodOf({ until: '2026-11-10T00:00Z' }), periodOf({})]
  const moments = ['2026-10-01T00:00Z', '2026-11-02T00:00Z', '2026-11-09T23:59Z', '2026-11-10T00:00Z', '2026-12-24T00:00Z']
  expect(moments.map(moment => phaseOf(periods, at(moment)))).toEqual([0, 1, 1, 2, 3])
})

// Proves banners-and-shortcuts-3.
test.each([
  [{ from: '2026-02-30T25:00Z' }, '/from', 'is no time that there is'],
  [{ from: '2026-11-02T00:00Z', until: '2026-11-01T00:00Z' }, '/until', 'is not after from'],
  [{ from: '2026-11-02T00:00Z', until: '2026-11-02T00:00Z' }, '/until', 'is not after from'],
] as const)('%j is refused', (period, path, reason) => {
  expect(periodFault(period)).toEqual({ path, reason })
  expect(periodFault({ from: '2026-11-01T00:00Z', until: '2026-11-02T00:00Z' })).toBeUndefined()
})
