import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryIn, networkOf, networkPrefix, trustedProxies } from './network.ts'

// Proves session-13.
describe('an address is reduced to its network (spec 1 §8, token_ip_different)', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('%s belongs to the network %s', (ip, prefix) => {
    expect(networkPrefix(ip)).toBe(prefix)
  })

  test.each(['', 'unknown', '1', '0x7f.1', '203.0.113', '300.1.1.1', '203.0.113.7, 10.0.0.1'])(
    '%j is no address: all such share one network',
    text => {
      expect(networkPrefix(text)).toBe('unknown')
    },
  )

  test('any text has a network, and neighbours share theirs', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), text => {
        expect(networkPrefix(text)).toMatch(/^unknown$|\/24$|\/64$/)
      }),
    )
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), (ip, last) => {
        expect(networkPrefix(ip.replace(/\d+$/, String(last)))).toBe(networkPrefix(ip))
      }),
    )
  })
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7', '203.0.113.0/24'],
  ['[2001:db8::7]:4711', '2001:db8::7', '2001:db8::/64'],
  ['[2001:db8::7]', '2001:db8::7', '2001:db8::/64'],
  ['2001:db8::7', '2001:db8::7', '2001:db8::/64'],
])('a proxy may add the port: %s', (address, ip, prefix) => {
  expect(networkOf(address)).toMatchObject({ ip, prefix })
})

test('only a listed proxy is trusted', () => {
  const trusts = trustedProxies(['10.0.0.0/8', '::1'])
  expect([trusts('10.2.3.4', 0), trusts('::1', 0), trusts('11.0.0.1', 0)]).toEqual([true, true, false])
  expect(trustedProxies([])('127.0.0.1', 0)).toBe(false)
})

test('a country is two capital letters or absent', () => {
  expect(networkOf('203.0.113.1', 'PH').country).toBe('PH')
  expect([networkOf('203.0.113.1', 'ph').country, networkOf('203.0.113.1', 'PH, BR').country, networkOf(undefined).country]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a code that means “unknown” is no country', () => {
  expect(['XX', 'ZZ', '', 'PH, BR', ['PH', 'BR'], undefined].map(countryIn)).toEqual(Array(6).fill(undefined))
  expect(countryIn('XK')).toBe('XK')
})
