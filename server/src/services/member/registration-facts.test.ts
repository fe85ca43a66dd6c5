import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAddress } from './registration-facts.ts'

test('of a registration’s address nothing is kept that may carry a token', () => {
  expect(pageAddress('https://red.com:8443/m/register?token=secret#token=secret')).toBe('https://red.com:8443/m/register')
  expect(pageAddress('https://name:secret@red.com/m/')).toBe('https://red.com/m/')
})

test.each([undefined, '', '/m/register', 'javascript:alert(1)', 'data:text/html,x', 'not an address'])('%j is no web address', address => {
  expect(pageAddress(address)).toBeUndefined()
})

test('any text can be sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), text => {
      expect(pageAddress(text) ?? '').not.toMatch(/[?#]/)
    }),
  )
})
