import { expect, test } from 'vitest'
import { durationText, ofHours, ofMonths } from './duration.ts'

test.each([
  [24, '24 hours'],
  [72, '72 hours'],
  [100, '100 hours'],
  [168, '7 days'],
  [336, '14 days'],
  [720, '30 days'],
  [1008, '6 weeks'],
])('%i hours are said as %s', (hours, words) => {
  expect(durationText(ofHours(hours), 'EN')).toBe(words)
})

test.each([
  [6, '6 months'],
  [12, '1 year'],
  [18, '18 months'],
  [60, '5 years'],
])('%i months are said as %s', (months, words) => {
  expect(durationText(ofMonths(months), 'EN')).toBe(words)
})

test('it speaks the language of the page', () => {
  expect(durationText([6, 'week'], 'ES')).toBe('6 semanas')
  expect(durationText([7, 'day'], 'JA')).toBe('7 日')
})
