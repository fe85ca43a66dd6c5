import { languageCodes } from '@foyer/contract/languages'
import { describe, expect, test } from 'vitest'
import { allowedRedirect, redirectAddress, redirectLanguage, redirectRefusal } from './redirect.ts'

describe('the redirect helper (spec 2 §2)', () => {
  const hosts = ['partner.example', '*.shop.example']
  const allowed = (address: string, protocol = 'https:') => allowedRedirect(address, hosts, protocol)?.href

  test('leaves only to the merchant’s redirectHosts', () => {
    expect(allowed('https://partner.example/start?x=1')).toBe('https://partner.example/start?x=1')
    expect(allowed('https://eu.shop.example/')).toBe('https://eu.shop.example/')
    expect(allowed('https://partner.example:8443/')).toBe('https://partner.example:8443/')
    for (const evil of [
      'https://evil.example/',
      'https://partner.example.evil.example/',
      'https://evilpartner.example/',
      'https://shop.example/',
      'https://evilshop.example/',
      'https://partner.example@evil.example/',
      'javascript:alert(1)//partner.example',
      'data:text/html,partner.example',
      '//partner.example',
      '/m/home',
      '',
    ]) {
      expect(allowed(evil)).toBeUndefined()
    }
  })

  test('a token never goes from a secure page to an insecure one', () => {
    expect(allowed('http://partner.example/', 'https:')).toBeUndefined()
    expect(allowed('http://partner.example/', 'http:')).toBe('http://partner.example/')
  })

  const facts = { token: 'tok', language: 'EN', headerColor: '#112233', title: 'Lumina & co' }
  const leaving = (target: string, more: Partial<typeof facts> = {}) => new URL(redirectAddress(new URL(target), { ...facts, ...more }))

  // Proves navigation-37.
  test.each([
    ['token', 'tok'],
    ['language', 'EN'],
    ['headerColor', '#112233'],
    ['b2c', '1'],
    ['title', 'Lumina & co'],
  ])('appends %s, and replaces one that the address has', (name, value) => {
    expect(leaving('https://partner.example/start').searchParams.get(name)).toBe(value)
    expect(leaving(`https://partner.example/?${name}=old&${name}=older`).searchParams.getAll(name)).toEqual([value])
  })

  // Proves navigation-37.
  test('names the host of an address that it refuses', () => {
    expect(redirectRefusal('https://evil.example:8443/path?x=words')).toEqual({ key: 'redirect_refused', params: { host: 'evil.example' } })
  })

  // Proves navigation-37.
  test.each([
    'Your account is locked. Call 0900 123456',
    'https://',
    'javascript:alert(1)',
    'mailto:thief@evil.example',
    'words://call-0900-123456/',
    '/m/home',
  ])('repeats nothing of %j, which has no host of the web', address => {
    expect(redirectRefusal(address)).toEqual({ key: 'redirect_unreadable' })
  })

  // Proves navigation-37.
  test('appends nothing else, and keeps what the address has', () => {
    const url = leaving('https://partner.example/start?x=1#a')
    expect([...url.searchParams.keys()]).toEqual(['x', 'token', 'language', 'headerColor', 'b2c', 'title'])
    expect([url.pathname, url.searchParams.get('x'), url.hash]).toEqual(['/start', '1', '#a'])
  })

  // Proves language-and-country-12, navigation-37.
  test.each(['CN', 'TW', 'cn', 'zh', 'zh-CN', 'zh-TW', 'zh-HK', 'zh_Hant', 'zh-Hans-SG', undefined, ''])(
    '%j is CN: a Chinese variant, or none',
    language => {
      expect(redirectLanguage(language)).toBe('CN')
    },
  )

  test.each(languageCodes.filter(code => code !== 'CN' && code !== 'TW'))('%s stays', language => {
    expect(redirectLanguage(language)).toBe(language)
  })
})
