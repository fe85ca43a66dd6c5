import { describe, expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'
import { createPublicAddresses } from './public-address.ts'

const at = { address: '0.0.0.0', family: 'IPv4', port: 3000 }
const merchantWith = (file: { readonly publicAddress?: string; readonly hosts: string[] }) => {
  const { value } = parseMerchant(folderOf('alpha', testMerchantFolder('alpha', file)), { secrets: () => undefined, allowDemo: true })
  if (!value) throw new Error('the merchant has faults')
  return value
}

// Proves games-and-lottery-10.
describe('partners call a merchant', () => {
  test.each([
    ['at the address that it names', { publicAddress: 'https://pay.alpha.test:8443', hosts: ['alpha.test'] }, 'https://pay.alpha.test:8443'],
    ['else at its first host that is no wildcard and not this machine', { hosts: ['*.a.test', 'localhost', 'b.test', 'c.test'] }, 'https://b.test'],
    ['on this machine alone, where the server listens', { hosts: ['localhost', '*.alpha.localhost'] }, 'http://127.0.0.1:3000'],
  ])('%s', (_what, file, expected) => {
    const addresses = createPublicAddresses({ mode: 'demo' })
    addresses.listens(at)
    expect(addresses.of(merchantWith(file))).toBe(expected)
  })

  test('in IPv6 too', () => {
    const addresses = createPublicAddresses({ mode: 'demo' })
    addresses.listens({ address: '::1', family: 'IPv6', port: 3000 })
    expect(addresses.of(merchantWith({ hosts: ['localhost'] }))).toBe('http://[::1]:3000')
  })

  test('nowhere, where production has no address for them, or the server does not listen yet', () => {
    const production = createPublicAddresses({ mode: 'production' })
    production.listens(at)
    const early = createPublicAddresses({ mode: 'demo' })
    for (const addresses of [production, early]) expect(() => addresses.of(merchantWith({ hosts: ['localhost'] }))).toThrow('no address')
  })
})

describe('production', () => {
  const payment = { provider: 'gateway', url: 'https://pay.test', account: 'a', key: 'KEY' } as const
  const faultsOf = (file: object) =>
    parseMerchant(folderOf('alpha', testMerchantFolder('alpha', { payment, ...file })), { secrets: () => 'secret', allowDemo: false }).faults?.map(
      ({ path, reason }) => [path, reason],
    )

  test.each([
    ['no host that a partner can call', { hosts: ['*.alpha.test', 'localhost'] }, 'is missing: the hosts name no address'],
    ['an address without TLS', { publicAddress: 'http://alpha.test' }, 'production needs https'],
    ['an address of this machine', { publicAddress: 'https://localhost:3000' }, 'is an address of this machine alone'],
  ])('refuses a merchant with %s', (_what, file, reason) => {
    expect(faultsOf(file)).toEqual([['/publicAddress', expect.stringContaining(reason) as string]])
  })

  test('accepts the first host, or another address', () => {
    expect(faultsOf({})).toBeUndefined()
    expect(faultsOf({ hosts: ['*.alpha.test'], publicAddress: 'https://alpha.test' })).toBeUndefined()
  })
})
