import { describe, expect, test } from 'vitest'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { contentPolicy, reachPolicy } from '#kernel/pages/document/content-policy.ts'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { merchantOrigins, originsWithoutPixels, publicAddress } from './origins.ts'

// Proves search-metadata-3.
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

// Proves games-and-lottery-29.
describe('besides our own, pages show frames', () => {
  const VENDOR = { url: 'http://127.0.0.1:3002', key: 'k'.repeat(32) }
  const account = { provider: 'foyer-vendor' as const, url: 'https://games.vendor.test/api', account: 'a', keyId: 'k1', key: 'KEY' }
  const frames = (game: MerchantFile['game'], gameVendor: typeof VENDOR | undefined) =>
    / frame-src ([^;]*);/.exec(
      contentPolicy({ styles: [], origins: merchantOrigins(testMerchant('brand', {}, { ...(game && { game }) }), { gameVendor }) }),
    )?.[1]

  test.each<[where: string, game: MerchantFile['game'], vendor: typeof VENDOR | undefined, sources: string]>([
    ['nowhere without one', undefined, VENDOR, `'self'`],
    ['nowhere where the demo vendor is not running', { provider: 'demo' }, undefined, `'self'`],
    ['at the demo vendor', { provider: 'demo' }, VENDOR, `'self' http://127.0.0.1:3002`],
    ['at the origin of its address', account, VENDOR, `'self' https://games.vendor.test`],
    ['at the origins that are named', { ...account, pages: ['https://play.vendor.test'] }, VENDOR, `'self' https://play.vendor.test`],
  ])('%s', (_where, game, vendor, sources) => {
    expect(frames(game, vendor)).toBe(sources)
  })
})

describe('scripts of pixels', () => {
  const PIXEL = { pixelId: '123456789', token: 'META_TOKEN' }
  const reached = (facebookPixel: MerchantFile['facebookPixel']) => {
    const merchant = testMerchant('brand', {}, { ...(facebookPixel && { facebookPixel }) })
    const policy = contentPolicy({ styles: [], origins: merchantOrigins(merchant, { gameVendor: undefined }) })
    return ['script', 'img', 'connect'].map(directive => new RegExp(` ${directive}-src ([^;]*)`).exec(policy)?.[1])
  }
  const ALONE = ["'self'", "'self' data: blob:", "'self'"]

  // Proves tracking-11.
  test.each<[where: string, pixel: MerchantFile['facebookPixel'], sources: readonly string[]]>([
    ['no origin without a pixel', undefined, ALONE],
    ['no origin where the server alone tells the provider', PIXEL, ALONE],
    [
      'the provider’s origins alone, where the merchant wrote that its script runs in the page',
      { ...PIXEL, script: { place: 'page' } },
      [
        "'self' https://connect.facebook.net",
        "'self' data: blob: https://connect.facebook.net https://www.facebook.com",
        "'self' https://connect.facebook.net https://www.facebook.com",
      ],
    ],
    [
      'the origins that are named instead',
      { ...PIXEL, script: { place: 'page', url: 'https://pixel.brand.com/fb.js' } },
      ["'self' https://pixel.brand.com", "'self' data: blob: https://pixel.brand.com", "'self' https://pixel.brand.com"],
    ],
  ])('a page reaches %s', (_where, pixel, sources) => {
    expect(reached(pixel)).toEqual(sources)
  })

  // Proves tracking-11.
  test('a page reaches none of them under the policy that it adds once the visitor took consent back', () => {
    const merchant = testMerchant('brand', {}, { facebookPixel: { ...PIXEL, script: { place: 'page' } }, imageCDNs: ['https://cdn.brand.com'] })
    expect(reachPolicy(originsWithoutPixels(merchant, { gameVendor: undefined }))).toBe(
      "script-src 'self'; img-src 'self' data: blob: https://cdn.brand.com; connect-src 'self'; frame-src 'self'",
    )
  })
})
