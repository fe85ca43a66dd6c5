import { describe, expect, test } from 'vitest'
import { parseRegistrationInfo, resolveRegistrationInfo } from './registration-info.ts'

// Proves navigation-10.
describe('where a visitor came from (spec 1 §3, Affiliate and registration info)', () => {
  const hosts = { parents: ['demo.example'], reserved: ['www'] }
  const query = (text: string) => new URLSearchParams(text)

  // Proves navigation-39.
  test('the query takes precedence over stored values', () => {
    const stored = { affiliateCode: 'old', referralCode: 'friend', originalDomain: 'first.example' }
    expect(resolveRegistrationInfo(query('affiliateCode=new'), stored, 'demo.example', hosts)).toEqual({ ...stored, affiliateCode: 'new' })
    expect(resolveRegistrationInfo(query('affiliateCode=no%20code'), stored, 'demo.example', hosts)).toEqual(stored)
  })

  // Proves navigation-39.
  test('the subdomain goes before both, where the merchant declares a wildcard and does not reserve the label', () => {
    const came = (host: string) => resolveRegistrationInfo(query('affiliateCode=asked'), { affiliateCode: 'old' }, host, hosts).affiliateCode
    expect(came('promo.demo.example')).toBe('promo')
    for (const host of ['www.demo.example', 'demo.example', 'promo.other.example', 'a.promo.demo.example']) expect(came(host)).toBe('asked')
  })

  // Proves navigation-39.
  test('the referral code comes from r or referralCode', () => {
    expect(resolveRegistrationInfo(query('r=one&referralCode=two'), {}, 'd.example', hosts).referralCode).toBe('one')
    expect(resolveRegistrationInfo(query('referralCode=two'), {}, 'd.example', hosts).referralCode).toBe('two')
  })

  // Proves navigation-39.
  test('the domain is that of the first visit', () => {
    expect(resolveRegistrationInfo(query(''), {}, 'demo.example', hosts)).toEqual({ originalDomain: 'demo.example' })
  })

  // Proves navigation-40.
  test('stored values are read field by field', () => {
    expect(parseRegistrationInfo('{"affiliateCode":"a","referralCode":"<b>","originalDomain":"d.example","x":1}')).toEqual({
      affiliateCode: 'a',
      originalDomain: 'd.example',
    })
    for (const text of [null, '', '{', 'null', '[]', '{"affiliateCode":5,"originalDomain":"a b"}']) expect(parseRegistrationInfo(text)).toEqual({})
  })
})
