import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIndexable, parsePagePath } from './page-path.ts'

test.each([
  ['/', { kind: 'page', path: '/' }],
  ['/m/', { kind: 'page', path: '/m/' }],
  ['/m', { kind: 'moved', to: '/m/' }],
  ['/m?r=1&x=?', { kind: 'moved', to: '/m/?r=1&x=?' }],
  ['/m/home?affiliateCode=x', { kind: 'page', path: '/m/home' }],
  ['/m/home/', { kind: 'moved', to: '/m/home' }],
  ['/m/member/home/?r=1', { kind: 'moved', to: '/m/member/home?r=1' }],
  ['/m/index.html', { kind: 'page', path: '/m/index.html' }],
  ['/m//evil.example/', { kind: 'unusable' }],
  ['//evil.example/m/', { kind: 'unusable' }],
  ['/m/../etc/passwd', { kind: 'unusable' }],
  ['/m/%2e%2e/etc/passwd', { kind: 'unusable' }],
  ['/m/..%2f..%2fetc%2fpasswd', { kind: 'unusable' }],
  ['/m/..%5cwindows', { kind: 'unusable' }],
  ['/m/%00', { kind: 'unusable' }],
  ['/m/%e0%a4%a', { kind: 'unusable' }],
  [`/m/${'a'.repeat(600)}`, { kind: 'unusable' }],
])('the address %s', (url, expected) => {
  expect(parsePagePath(url)).toEqual(expected)
})

test('no address makes the parser throw, leave the product or redirect twice', () => {
  const piece = fc.constantFrom('/', 'm', '.', '..', '%2f', '%2e', '%5c', '\\', 'home', '//', '?', '#', '%', 'evil.example', ':')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map(pieces => pieces.join('')),
        fc.array(piece).map(pieces => `/m/${pieces.join('')}`),
      ),
      url => {
        const request = parsePagePath(url)
        const after = request.kind === 'moved' ? request.to : '/m/'
        expect(request.kind === 'page' ? request.path : '/').toMatch(/^\/$|^\/m\/(?!\/)/)
        expect(new URL(after, 'https://www.brand.com').origin).toBe('https://www.brand.com')
        expect(parsePagePath(after).kind).toBe('page')
      },
    ),
  )
})

// spec 2 §2: more than two slashes in the path, or a host not starting with www (other than localhost), get noindex
// Proves search-metadata-2, search-metadata-4.
test.each([
  ['/m/home', 'www.brand.com', true],
  ['/m/home', 'localhost', true],
  ['/', 'www.brand.com', true],
  ['/m/member/home', 'www.brand.com', false],
  ['/m/home', 'brand.com', false],
  ['/m/home', 'demo.localhost', false],
  ['/m/home', 'www2.brand.com', true],
  ['/m/home', 'ww.brand.com', false],
  ['/m/home', 'promo.www.brand.com', false],
  ['/m/home', 'brand-www.com', false],
  ['/m/home', 'brand.com.www', false],
])('robots rule: %s at %s', (path, host, expected) => {
  expect(isIndexable(path, host)).toBe(expected)
})
