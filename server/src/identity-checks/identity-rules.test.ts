import { expect, test } from 'vitest'
import { ageOn, dayOf, endsAtOf } from './identity-rules.ts'

// Proves staff-43.
test.each([
  ['2005-03-02', '2026-03-01', 20],
  ['2005-03-01', '2026-03-01', 21],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['1999-12-31', '2026-01-01', 26],
])('who was born on %s is on %s %i years old', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age)
})

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
])('%s is a day: %s', (text, isDay) => {
  expect(dayOf(text) !== undefined).toBe(isDay)
})

// Proves staff-43.
test.each([
  ['2026-01-31T10:00:00Z', 1, '2030-01-01', '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00Z', 24, '2030-01-01', '2028-01-15T10:00:00.000Z'],
  // The document is valid on its last day, to the end of it.
  ['2026-01-15T10:00:00Z', 24, '2026-06-30', '2026-07-01T00:00:00.000Z'],
])('accepted at %s for %i months by a document until %s it holds until %s', (now, months, document, ends) => {
  expect(endsAtOf(new Date(now), months, dayOf(document)!).toISOString()).toBe(ends)
})
