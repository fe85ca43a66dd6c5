import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testMerchant } from '#testing/test-merchants.ts'
import { hostFaults, hostTable } from './hosts.ts'
import type { MerchantFile } from './merchant-file.ts'

const at = (code: 'alpha' | 'beta', file: Partial<MerchantFile>) => testMerchant(code, file)

const merchants = [
  at('alpha', {
    hosts: ['alpha.com', '*.alpha.com', 'shop.alpha.com', '*.blocked.com'],
    blockedHosts: ['old.alpha.com', 'blocked.com'],
    reservedLabels: ['help'],
  }),
  at('beta', { hosts: ['beta.com', 'api.alpha.com'], blockedHosts: ['*.beta.com'] }),
]
const byHost = hostTable(merchants)
const found = (host: string) => {
  const match = byHost(host)
  return match && [match.merchant.code, match.blocked ? 'blocked' : 'open', match.affiliateCode]
}

// Proves requests-10.
describe('a host’s merchant (decision 12)', () => {
  test.each<[string, (string | undefined)[] | undefined, string]>([
    ['alpha.com', ['alpha', 'open', undefined], 'its own name'],
    ['lucky7.alpha.com', ['alpha', 'open', 'lucky7'], 'the label of a wildcard is an affiliate code'],
    ['www.alpha.com', ['alpha', 'open', undefined], 'www never is'],
    ['m.alpha.com', ['alpha', 'open', undefined], 'nor is m'],
    ['help.alpha.com', ['alpha', 'open', undefined], 'nor is what the merchant reserves'],
    ['shop.alpha.com', ['alpha', 'open', undefined], 'an own name goes before the wildcard'],
    ['api.alpha.com', ['beta', 'open', undefined], 'whoever’s it is'],
    ['old.alpha.com', ['alpha', 'blocked', undefined], 'a blocked host keeps its merchant'],
    ['x.beta.com', ['beta', 'blocked', 'x'], 'so does a blocked wildcard'],
    ['a.b.alpha.com', undefined, 'a wildcard stands for one label'],
    ['.alpha.com', undefined, 'an empty label is none'],
    ['*.alpha.com', undefined, 'the pattern is no host'],
    ['com', undefined, 'nobody’s'],
    ['', undefined, 'nothing'],
    [`${'a'.repeat(33)}.alpha.com`, ['alpha', 'open', undefined], 'a label too long for a code is none'],
  ])('%s', (host, expected) => {
    expect(found(host)).toEqual(expected)
  })

  test('any text can be looked up, and only a merchant’s own host is found', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    const host = fc.oneof(
      fc.string(),
      fc.array(label, { maxLength: 4 }).map(labels => labels.join('.')),
      label.map(name => `${name}.alpha.com`),
    )
    fc.assert(
      fc.property(host, request => {
        const match = byHost(request)
        if (!match) return
        const { hosts, blockedHosts = [] } = match.merchant.file
        const wild = `*.${request.split('.').slice(1).join('.')}`
        expect([...hosts, ...blockedHosts].some(known => known === request || known === wild)).toBe(true)
        expect([undefined, request.split('.')[0]]).toContain(match.affiliateCode)
      }),
    )
  })
})

describe('hosts named twice', () => {
  test('are faults, within one merchant and between two', () => {
    expect(hostFaults(merchants)).toEqual([])
    const twice = [at('alpha', { hosts: ['a.com', 'a.com'] }), at('beta', { hosts: ['b.com'], blockedHosts: ['a.com'] })]
    expect(hostFaults(twice)).toEqual([
      { file: 'alpha/merchant.json', path: '/hosts/1', reason: '"a.com" stands in alpha/merchant.json /hosts/0 already' },
      { file: 'beta/merchant.json', path: '/blockedHosts/0', reason: '"a.com" stands in alpha/merchant.json /hosts/0 already' },
    ])
  })
})
