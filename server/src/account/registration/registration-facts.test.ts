import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAddress } from './registration-facts.ts'

test('of the registration’s address, no part that may hold a token is stored', () => {
  expect(pageAddress('https://red.com:8443/m/register?token=secret#token=secret')).toBe('https://red.com:8443/m/register')
  expect(pageAddress('https://name:secret@red.com/m/')).toBe('https://red.com/m/')
})

test.each([undefined, '', '/m/register', 'javascript:alert(1)', 'data:text/html,x', 'not an address'])('%j is not a web address', address => {
  expect(pageAddress(address)).toBeUndefined()
})

test('any text can be sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), text => {
      expect(pageAddress(text) ?? '').not.toMatch(/[?#]/)
    }),
  )
})
