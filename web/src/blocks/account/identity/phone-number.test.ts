import { expect, test } from 'vitest'
import { internationalNumber } from './phone-number.ts'

// Proves language-and-country-4.
test.each([
  ['917 123-4567', '+639171234567'],
  ['0917 123 4567', '+639171234567'],
  ['+971 50 123 4567', '+971501234567'],
  ['0097150 1234567', '+971501234567'],
  ['০৯১৭ ১২৩ ৪৫৬৭', '+639171234567'],
  ['+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷', '+971501234567'],
  ['၀၀၉၇၁ ၅၀ ၁၂၃ ၄၅၆၇', '+971501234567'],
  [' ', ''],
])('%s next to +63 is %s', (typed, number) => {
  expect(internationalNumber('63', typed)).toBe(number)
})
