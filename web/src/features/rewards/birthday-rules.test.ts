import { expect, test } from 'vitest'
import { daysOf, monthNames } from './birthday-rules.ts'

test('a month has its days, February those of a leap year', () => {
  expect(daysOf('02')).toHaveLength(29)
  expect(daysOf('04').pop()).toBe('30')
  expect(daysOf('12').pop()).toBe('31')
  expect(daysOf('')).toHaveLength(31)
})

test('months are named in the page’s language', () => {
  expect(monthNames('EN')[0]).toBe('January')
  expect(monthNames('ES')[11]).toBe('diciembre')
})
