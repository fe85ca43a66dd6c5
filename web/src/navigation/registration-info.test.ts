import { describe, expect, test } from 'vitest'
import { parseRegistrationInfo, resolveRegistrationInfo } from './registration-info.ts'

describe('where a visitor came from (spec 1 §3, Affiliate and registration info)', () => {
  const query = (text: string) => new URLSearchParams(text)

  test('the query takes precedence over stored values', () => {
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

  test('stored values are read field by field', () => {
    expect(parseRegistrationInfo('{"affiliateCode":"a","referralCode":"<b>","originalDomain":"d.example","x":1}')).toEqual({
      affiliateCode: 'a',
      originalDomain: 'd.example',
    })
    for (const text of [null, '', '{', 'null', '[]', '{"affiliateCode":5,"originalDomain":"a b"}']) expect(parseRegistrationInfo(text)).toEqual({})
  })
})
