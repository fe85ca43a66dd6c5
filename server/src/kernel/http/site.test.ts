import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HostMatch, Merchant } from '#kernel/merchants/merchant.ts'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { hostName, siteOf } from './site.ts'

// Decision 12: the merchant is found by header and by host.

const red = testMerchant('red')
const blue = testMerchant('blue')
const hosts: Readonly<Record<string, { readonly merchant: Merchant; readonly blocked: boolean }>> = {
  'red.com': { merchant: red, blocked: false },
  'blue.com': { merchant: blue, blocked: false },
  'old.blue.com': { merchant: blue, blocked: true },
}
const merchants = {
  byCode: (code: string) => [red, blue].find(merchant => merchant.code === code),
  byHost: (host: string): HostMatch | undefined => hosts[host] && { ...hosts[host], affiliateCode: undefined },
}

const outcome = (host: string | undefined, header?: string, byTool = true): string => {
  try {
    const { merchant, blocked } = siteOf(host, header, merchants, { byTool })
    return `${merchant.code}${blocked ? ' blocked' : ''}`
  } catch (error) {
    return (error as Error).message
  }
}

describe('the merchant of a request', () => {
  test.each([
    ['the host alone', 'red.com', undefined, 'red'],
    ['host and header agreeing', 'red.com:3000', 'red', 'red'],
    ['host and header of different merchants', 'red.com', 'blue', 'merchant.mismatch'],
    ['a header nobody bears', 'red.com', 'green', 'merchant.unknown'],
    ['a header sent twice', 'red.com', 'red, red', 'merchant.unknown'],
    ['a host nobody has', 'green.com', undefined, 'domain_not_available'],
    ['a host nobody has, with a header', 'green.com', 'red', 'domain_not_available'],
    ['no host', undefined, undefined, 'domain_not_available'],
    ['a blocked host keeps its merchant', 'old.blue.com', undefined, 'blue blocked'],
    ['a blocked host and another’s header', 'old.blue.com', 'red', 'merchant.mismatch'],
    ['loopback without a header', '127.0.0.1:3000', undefined, 'domain_not_available'],
    ['loopback with a header', '127.0.0.1:3000', 'red', 'red'],
    ['loopback by name', 'localhost', 'blue', 'blue'],
    ['loopback in IPv6', '[::1]:3000', 'blue', 'blue'],
    ['another machine’s address', '10.0.0.1', 'red', 'domain_not_available'],
    ['a host that only sounds like loopback', 'localhost.evil.com', 'red', 'domain_not_available'],
  ])('%s', (_what, host, header, expected) => {
    expect(outcome(host, header)).toBe(expected)
  })
})

test('a loopback name is nobody’s, whatever the header, where the caller is not on this machine', () => {
  for (const host of ['127.0.0.1:3000', 'localhost', 'any.localhost:81', '[::1]:3000'])
    expect(outcome(host, 'red', false)).toBe('domain_not_available')
})

test('if a call allows it, the header decides on a host of no merchant, which then counts as blocked', () => {
  expect(siteOf('green.com', 'red', merchants, { anyHost: true })).toMatchObject({ merchant: red, blocked: true })
  expect(() => siteOf('green.com', undefined, merchants, { anyHost: true })).toThrow('domain_not_available')
  expect(() => siteOf('green.com', 'green', merchants, { anyHost: true })).toThrow('merchant.unknown')
  expect(() => siteOf('blue.com', 'red', merchants, { anyHost: true })).toThrow('merchant.mismatch')
})

describe('a host name', () => {
  test.each([
    ['Red.COM', 'red.com'],
    ['red.com.', 'red.com'],
    ['red.com:443', 'red.com'],
    ['red.com.:443', 'red.com'],
    ['[::1]:3000', '[::1]'],
    ['red.com/path', ''],
    ['red.com, blue.com', ''],
    ['red.com@blue.com', ''],
    ['', ''],
  ])('%j is read as %j', (host, name) => {
    expect(hostName(host)).toBe(name)
  })

  test('is read from any text, and reading the result again does not change it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.webAuthority()), host => {
        expect(hostName(hostName(host))).toBe(hostName(host))
      }),
    )
  })
})
