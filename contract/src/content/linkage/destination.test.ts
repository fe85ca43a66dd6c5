import { describe, expect, test } from 'vitest'
import { destinationOf, linkAddress } from './destination.ts'

// Spec 2 §5, Banner external link.

// Proves banners-and-shortcuts-4.
test.each([
  ['/m/register', '/m/register'],
  ['/m', '/m'],
  [' /m/activity?id=7#rules ', '/m/activity?id=7#rules'],
  ['/m?r=1', '/m?r=1'],
])('the address %j stays inside the app', (url, page) => {
  expect(destinationOf({ url })).toEqual({ page })
  expect(destinationOf({ url, linkageType: 'URL' })).toEqual({ page })
})

// Proves banners-and-shortcuts-4.
test.each([
  ['https://brand.com/offer?x=1', 'https://brand.com/offer?x=1'],
  ['http://brand.com', 'http://brand.com/'],
  ['HTTPS://brand.com', 'https://brand.com/'],
  ['brand.com/offer', 'https://brand.com/offer'],
  ['brand.com:8080/offer', 'https://brand.com:8080/offer'],
  ['//brand.com/offer', 'https://brand.com/offer'],
  ['brand.com/m/home', 'https://brand.com/m/home'],
  ['mbrand.com', 'https://mbrand.com/'],
])('the address %j leads to the site %s: without a scheme it gets https', (url, site) => {
  expect(destinationOf({ url })).toEqual({ site })
})

// Proves banners-and-shortcuts-4.
test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://brand.com/1',
  'file:///etc/passwd',
  'ftp://brand.com',
  'mailto:a@brand.com',
  'intent://scan#Intent;end',
  'https://bank.com@evil.example/',
  'bank.com:pass@evil.example',
  'https://',
  'https://[',
  'two words',
  '/wps/session/logout',
  '/m/../wps/session/logout',
  '/m/%2e%2e/wps',
  '/\\evil.example',
  '/mobile',
  '',
  ' ',
])('the address %j leads nowhere: only http and https are followed', url => {
  expect(destinationOf({ url })).toBeUndefined()
})

describe('games and lotteries', () => {
  // Proves banners-and-shortcuts-1.
  test('P is a lottery, G a game, with what the vendor needs to find it', () => {
    const where = { vendor: 'SALON', linkage: 'baccarat', nodeId: '12', roomId: 'vip', gameType: 'LIVE' }
    expect(destinationOf({ linkageType: 'G', ...where })).toEqual({ game: { linkageType: 'G', ...where } })
    expect(destinationOf({ linkageType: 'P', vendor: 'LOTT' })).toEqual({ game: { linkageType: 'P', vendor: 'LOTT' } })
  })

  test('an address beside them is not followed, and without a vendor they lead nowhere', () => {
    expect(destinationOf({ linkageType: 'G', vendor: 'LOTT', url: 'https://brand.com' })).toEqual({ game: { linkageType: 'G', vendor: 'LOTT' } })
    expect(destinationOf({ linkageType: 'G', url: 'https://brand.com' })).toBeUndefined()
  })
})

test('what has no address and names no game leads nowhere', () => {
  expect(destinationOf({})).toBeUndefined()
})

test('a link inside content leads to a page of ours or to a web address, and to nothing else', () => {
  expect(linkAddress('/m/home?x=1#a')).toBe('/m/home?x=1#a')
  expect(linkAddress('brand.com')).toBe('https://brand.com/')
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '/wps/member/info', '/m/../wps/x', 'https://bank.com@evil.com/', ''])
    expect(linkAddress(address)).toBeUndefined()
})
