import { expect, test } from 'vitest'
import { countText } from './count-mark.tsx'

// Proves customer-service-and-chat-4.
test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('a badge for %i says %s (spec 2 §2, Chat footer button)', (count, text) => {
  expect(countText(count)).toBe(text)
})
