import { languages } from '@foyer/contract/languages'
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

// Proves language-and-country-2.
test('Khmer and Burmese months, which Chromium does not know, are those of CLDR', () => {
  for (const language of ['KM', 'MY'] as const) {
    const format = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', timeZone: 'UTC' })
    expect(monthNames(language)).toEqual(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month))))
  }
})
