import { expect, test } from 'vitest'
import { passkeyPlace } from './passkey-place.ts'

const place = (origin: string, hosts: string[], passkeys?: { readonly offered?: boolean; readonly domain?: string }) =>
  passkeyPlace({ origin, merchant: { file: { hosts, ...(passkeys && { passkeys }) } } })

// Proves sign-in-29.
test.each([
  ['the host itself', 'https://brand.com', ['brand.com'], 'brand.com'],
  ['a host that the merchant has above it', 'https://www.brand.com', ['www.brand.com', 'brand.com'], 'brand.com'],
  ['the domain of a wildcard, whose labels are affiliates', 'https://anna.brand.com', ['*.brand.com'], 'brand.com'],
  ['the host itself, where the merchant has nothing above it', 'https://play.brand.com', ['play.brand.com', 'other.com'], 'play.brand.com'],
  ['never a name that only ends alike', 'https://mybrand.com', ['mybrand.com', 'brand.com'], 'mybrand.com'],
  ['never a name without a dot', 'http://demo.localhost:3000', ['localhost', 'demo.localhost'], 'demo.localhost'],
])('passkeys belong to %s', (_, origin, hosts, domain) => {
  expect(place(origin, hosts)).toMatchObject({ domain })
})

test('or to the domain that the merchant names', () => {
  expect(place('https://www.brand.com', ['www.brand.com'], { domain: 'brand.com' })).toEqual({ domain: 'brand.com', origin: 'https://www.brand.com' })
})

test('but not at a host elsewhere, which has its own', () => {
  expect(place('https://brand.net', ['www.brand.com', 'brand.net'], { domain: 'brand.com' })).toMatchObject({ domain: 'brand.net' })
  expect(place('https://mybrand.com', ['mybrand.com'], { domain: 'brand.com' })).toMatchObject({ domain: 'mybrand.com' })
})

test('the origin is encrypted, also behind a proxy that takes the encryption off; but for this machine’s own names', () => {
  expect(place('http://brand.com', ['brand.com'])?.origin).toBe('https://brand.com')
  expect(place('https://brand.com:8443', ['brand.com'])?.origin).toBe('https://brand.com:8443')
  expect(place('http://localhost:3000', ['localhost'])?.origin).toBe('http://localhost:3000')
})

test('there are none at an address, and none where the merchant wants none', () => {
  expect(place('http://127.0.0.1:3000', ['127.0.0.1'])).toBeUndefined()
  expect(place('http://[::1]:3000', ['localhost'])).toBeUndefined()
  expect(place('https://brand.com', ['brand.com'], { offered: false })).toBeUndefined()
})
