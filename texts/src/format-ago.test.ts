import { expect, test } from 'vitest'
import { formatAgo } from './format-ago.ts'

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [60_000, '1 min. ago'],
  [59 * 60_000, '59 min. ago'],
  [3_600_000, '1 hr. ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('%i ms ago is said as “%s”', (ms, words) => {
  expect(formatAgo(ms, 'EN')).toBe(words)
})

test('each language says it its own way', () => {
  expect(formatAgo(0, 'VI')).toBe('bây giờ')
  expect(formatAgo(120_000, 'ES')).toBe('hace 2 min')
})
