import { expect, test } from 'vitest'
import { testMerchant } from '#pages/testing/fixtures.ts'
import { publicAddress } from './origins.ts'

test.each([
  [['brand.com', 'www.brand.com'], 'https://www.brand.com'],
  [['brand.com', '*.brand.com'], 'https://www.brand.com'],
  [['m.brand.com', 'brand.com'], 'https://m.brand.com'],
  [['brand.localhost', '*.brand.localhost'], 'http://www.brand.localhost:3000'],
  [['127.0.0.1', 'localhost', '*.brand.localhost'], 'http://localhost:3000'],
  [['127.0.0.1'], 'http://127.0.0.1:3000'],
])('the address for search engines, of a merchant at %j, is %s: one that they may list, if there is one (spec 2 §2)', (hosts, address) => {
  expect(publicAddress(testMerchant('brand', {}, { hosts }), 3000)).toBe(address)
})
