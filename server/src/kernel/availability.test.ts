import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { availabilityOf } from './availability.ts'
import { networkOf } from './http/network.ts'

// Spec 2 §2: maintenance page and access-denied page.

describe('a denied region', () => {
  const merchant = testMerchant(
    'red',
    {},
    { regions: { deniedCountries: ['US'], deniedAddresses: ['198.51.100.0/24', '2001:db8::/32'], allowedAddresses: ['198.51.100.7'] } },
  )
  const isDenied = (ip: string, country?: string) => availabilityOf(merchant, networkOf(ip, country)).regionRestriction

  test.each([
    ['203.0.113.1', undefined, false],
    ['203.0.113.1', 'PH', false],
    ['203.0.113.1', 'US', true],
    ['198.51.100.8', 'PH', true],
    ['198.51.100.7', 'US', false],
    ['::ffff:198.51.100.8', undefined, true],
    ['2001:db8::1', undefined, true],
    ['not an address', 'US', true],
  ])('the address %s in %s is denied: %s', (ip, country, denied) => {
    expect(isDenied(ip, country)).toBe(denied)
  })

  test('any address can be checked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), ip => {
        expect(typeof isDenied(ip)).toBe('boolean')
      }),
    )
  })
})

test('maintenance gives its end only while it lasts', () => {
  const end = '2026-01-02T00:00:00Z'
  const during = testMerchant('red', {}, { maintenance: { on: true, end } })
  const after = testMerchant('red', {}, { maintenance: { on: false, end } })
  expect(availabilityOf(during, networkOf('203.0.113.1'))).toEqual({ maintenance: true, maintenanceEnd: end, regionRestriction: false })
  expect(availabilityOf(after, networkOf('203.0.113.1'))).toEqual({ maintenance: false, regionRestriction: false })
})
