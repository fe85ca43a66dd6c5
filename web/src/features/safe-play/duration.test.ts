import { languageCodes } from '@foyer/contract/languages'
import { textOf } from '@foyer/texts/load'
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
  expect(durationText(ofHours(hours), textOf('EN', 'safeplay'))).toBe(words)
})

test.each([
  [6, '6 months'],
  [12, '1 year'],
  [18, '18 months'],
  [60, '5 years'],
])('%i months are said as %s', (months, words) => {
  expect(durationText(ofMonths(months), textOf('EN', 'safeplay'))).toBe(words)
})

// Proves language-and-country-2.
test.each([
  ['ES', '6 semanas', '1 año'],
  ['JA', '6 週間', '1 年'],
  ['KM', '6 សប្ដាហ៍', '1 ឆ្នាំ'],
  ['MY', '6 ပတ်', '1 နှစ်'],
  ['TA', '6 வாரம்', '1 ஆண்டு'],
] as const)('it speaks %s without the browser’s words, which Khmer and Burmese lack: %s, %s', (language, weeks, year) => {
  const t = textOf(language, 'safeplay')
  expect(durationText([6, 'week'], t)).toBe(weeks)
  expect(durationText([1, 'year'], t)).toBe(year)
})

test.each(languageCodes)('every duration of %s names its number', language => {
  for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const)
    for (const count of [1, 2, 4, 5, 24]) expect(durationText([count, unit], textOf(language, 'safeplay'))).toContain(String(count))
})
