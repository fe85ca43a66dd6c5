import { expect, test } from 'vitest'
import { landingAt } from './landing.ts'

// Proves notices-6, referral-13.
test('the first page of a line is /m/index.html with affiliateCode and r (spec 2 §4, Blocked-domain notice)', () => {
  expect(landingAt('https://line1.net', { affiliateCode: 'aff', referralCode: 'ref' })).toBe('https://line1.net/m/index.html?affiliateCode=aff&r=ref')
  expect(landingAt('https://line1.net', {})).toBe('https://line1.net/m/index.html')
})
