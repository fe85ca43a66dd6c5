import { languageCodes } from '@foyer/contract/languages'
import { describe, expect, test } from 'vitest'
import { ownPathOf } from './back-url.ts'
import { carryOver } from './carried-parameters.ts'
import { changePasswordFor, changeReasonIn, keepDestination, loginFrom, paths } from './paths.ts'
import { allowedRedirect, redirectAddress, redirectLanguage } from './redirect.ts'
import { parseRegistrationInfo, resolveRegistrationInfo } from './registration-info.ts'
import { pathAfterUpdate } from './update-refresh.ts'

describe('carried-over parameters (spec 2 §2, Navigation parameters)', () => {
  test('every one of them comes along, and nothing else', () => {
    const carried = 'affiliateCode=a&referralCode=b&r=c&inApp=1&fbclid=d&gclid=e&ttclid=f&kwaiclid=g&bbg=h&isBgeTest=1&cid=i'
    const query = new URL(carryOver('/m/login', `?${carried}&token=secret&utm_source=x`, {}), 'https://x.example').searchParams
    expect(Object.fromEntries(query)).toEqual(Object.fromEntries(new URLSearchParams(carried)))
  })

  test('what the new address says itself stands, with its own query and hash', () => {
    expect(carryOver('/m/home?affiliateCode=own&id=7#top', '?affiliateCode=old&cid=1', {})).toBe('/m/home?affiliateCode=own&id=7&cid=1#top')
    expect(carryOver('/m/home', '', {})).toBe('/m/home')
  })

  test('the stored registration info comes along too, after the address', () => {
    const stored = { affiliateCode: 'kept', referralCode: 'friend' }
    expect(carryOver('/m/home', '', stored)).toBe('/m/home?affiliateCode=kept&referralCode=friend')
    expect(carryOver('/m/home', '?affiliateCode=now', stored)).toBe('/m/home?affiliateCode=now&referralCode=friend')
    expect(carryOver('/m/home', '?r=now', stored)).toBe('/m/home?r=now&affiliateCode=kept')
  })

  test('a value that breaks its strict pattern is dropped', () => {
    const broken = '?affiliateCode=%3Cscript%3E&r=a%20b&fbclid=%22%3E&cid=' + 'x'.repeat(513)
    expect(carryOver('/m/home', broken, {})).toBe('/m/home')
  })
})

describe('how a visitor came (spec 1 §3, Affiliate and registration info)', () => {
  const query = (text: string) => new URLSearchParams(text)

  test('the query goes before what is stored', () => {
    const stored = { affiliateCode: 'old', referralCode: 'friend', originalDomain: 'first.example' }
    expect(resolveRegistrationInfo(query('affiliateCode=new'), stored, 'demo.example')).toEqual({ ...stored, affiliateCode: 'new' })
    expect(resolveRegistrationInfo(query('affiliateCode=no%20code'), stored, 'demo.example')).toEqual(stored)
  })

  test('the referral code comes from r or referralCode', () => {
    expect(resolveRegistrationInfo(query('r=one&referralCode=two'), {}, 'd.example').referralCode).toBe('one')
    expect(resolveRegistrationInfo(query('referralCode=two'), {}, 'd.example').referralCode).toBe('two')
  })

  test('the domain is that of the first visit', () => {
    expect(resolveRegistrationInfo(query(''), {}, 'demo.example')).toEqual({ originalDomain: 'demo.example' })
  })

  test('what is stored is read field by field', () => {
    expect(parseRegistrationInfo('{"affiliateCode":"a","referralCode":"<b>","originalDomain":"d.example","x":1}')).toEqual({
      affiliateCode: 'a',
      originalDomain: 'd.example',
    })
    for (const text of [null, '', '{', 'null', '[]', '{"affiliateCode":5,"originalDomain":"a b"}']) expect(parseRegistrationInfo(text)).toEqual({})
  })
})

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

  test('a token never leaves a secure page for an open one', () => {
    expect(allowed('http://partner.example/', 'https:')).toBeUndefined()
    expect(allowed('http://partner.example/', 'http:')).toBe('http://partner.example/')
  })

  const facts = { token: 'tok', language: 'EN', headerColor: '#112233', title: 'Lumina & co' }
  const leaving = (target: string, more: Partial<typeof facts> = {}) => new URL(redirectAddress(new URL(target), { ...facts, ...more }))

  test.each([
    ['token', 'tok'],
    ['language', 'EN'],
    ['headerColor', '#112233'],
    ['b2c', '1'],
    ['title', 'Lumina & co'],
  ])('appends %s, also over one the address brings', (name, value) => {
    expect(leaving('https://partner.example/start').searchParams.get(name)).toBe(value)
    expect(leaving(`https://partner.example/?${name}=old&${name}=older`).searchParams.getAll(name)).toEqual([value])
  })

  test('appends nothing else, and keeps what the address has', () => {
    const url = leaving('https://partner.example/start?x=1#a')
    expect([...url.searchParams.keys()]).toEqual(['x', 'token', 'language', 'headerColor', 'b2c', 'title'])
    expect([url.pathname, url.searchParams.get('x'), url.hash]).toEqual(['/start', '1', '#a'])
  })

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

describe('addresses inside the product', () => {
  test('sign-in and a forced change keep where to go then', () => {
    expect(loginFrom('?backUrl=%2Fm%2Fgame&token=x')).toBe('/m/login?backUrl=%2Fm%2Fgame')
    expect(loginFrom('')).toBe('/m/login')
    expect(changePasswordFor('/m/changePsw', 'weak', '?redirectUrl=https%3A%2F%2Fp.example')).toBe(
      '/m/changePsw?reason=weak&redirectUrl=https%3A%2F%2Fp.example',
    )
  })

  test('between signing in and up the wish stays, elsewhere it ends', () => {
    const from = (pathname: string) => ({ pathname, search: '?backUrl=%2Fm%2Fgame' })
    expect(keepDestination(paths.register, from(paths.login))).toBe('/m/register?backUrl=%2Fm%2Fgame')
    expect(keepDestination(paths.login, from(paths.register))).toBe('/m/login?backUrl=%2Fm%2Fgame')
    expect(keepDestination('/m/home', from(paths.login))).toBe('/m/home')
    expect(keepDestination(paths.login, from('/m/home'))).toBe('/m/login')
  })

  test('the reason of a forced change is one of three, or none', () => {
    expect(changeReasonIn('?reason=first-login')).toBe('first-login')
    for (const search of ['', '?reason=', '?reason=other']) expect(changeReasonIn(search)).toBeNull()
  })

  test('backUrl is an own path or nothing (spec 2 §3, Game launch payload)', () => {
    const origin = 'https://demo.example'
    expect(ownPathOf('/m/game?id=1#x', origin)).toBe('/m/game?id=1#x')
    expect(ownPathOf('https://demo.example//evil.example/', origin)).toBe('/evil.example/')
    for (const other of [null, '', 'http://demo.example/', 'https://a.demo.example/', 'https://[', 'mailto:a@b.example']) {
      expect(ownPathOf(other, origin)).toBeUndefined()
    }
  })
})

describe('after an update refresh (spec 2 §2)', () => {
  test.each(['/m/game', '/m/home', '/m/login', '/m/index', '/m/index.html', '/m/member/home', '/m/register', '/m/register.html'])(
    '%s reloads in place',
    path => {
      expect(pathAfterUpdate(path)).toBe(path)
    },
  )

  test.each(['/', '/m/', '/m/changePsw', '/m/activity', '/elsewhere'])('%s goes to /m/home', path => {
    expect(pathAfterUpdate(path)).toBe('/m/home')
  })
})
