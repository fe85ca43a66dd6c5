import { expect, test } from 'vitest'
import { networkNameOf } from './network-name.ts'

// Proves session-4.
test.each([
  ['203.0.113.0/24', 'IP 203.0.113.…'],
  ['10.0.0.0/24', 'IP 10.0.0.…'],
  ['2001:db8:12:3400::/56', 'IP 2001:db8:12:3400:…'],
  ['198.51.100.7', 'IP 198.51.100.7'],
])('%s is shown as %s: players do not read CIDR notation', (prefix, name) => {
  expect(networkNameOf(prefix)).toBe(name)
})
