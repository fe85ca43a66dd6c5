import { expect, test } from 'vitest'
import { memberNumberOf } from './member-number.ts'

// Proves session-4.
test('a member number is short enough to be read out', () => {
  expect(memberNumberOf('0197a3c4-5b6d-7e8f-9012-3456789abcde')).toBe('789A-BCDE')
  expect(memberNumberOf('123456')).toBe('123456')
})
