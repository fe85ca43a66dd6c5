import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { isOwnOrigin } from './cross-origin.ts'

// Spec 2 §7: the race of a merchant's lines runs on whichever of its hosts the player uses.

const red = testMerchant('red', {}, { domains: [{ domainName: 'line1.net' }, { domainName: 'https://line2.net:8443/m' }] })
const blue = testMerchant('blue')
const merchants = {
  byHost: (host: string) => {
    if (host === 'blue.com') return { merchant: blue, blocked: false, affiliateCode: undefined }
    return ['red.com', 'blocked.red.com'].includes(host) ? { merchant: red, blocked: host !== 'red.com', affiliateCode: undefined } : undefined
  },
}

test.each([
  ['https://red.com', true],
  ['http://red.com:3000', true],
  ['https://blocked.red.com', true],
  ['https://line1.net', true],
  ['https://line2.net', true],
  ['https://blue.com', false],
  ['https://evil.com', false],
  ['https://red.com.evil.com', false],
  ['null', false],
  ['', false],
])('a page at %s may read an answer: %s', (origin, allowed) => {
  expect(isOwnOrigin(origin, red, merchants)).toBe(allowed)
})

test('no random origin is allowed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), origin => {
      expect(isOwnOrigin(origin, red, merchants)).toBe(false)
    }),
  )
})
