import { expect, test } from 'vitest'
import { cookieDomains, keepMetaCookies } from './meta-cookies.ts'
import { cookieIn, pixelRecord } from './pixel-record.ts'

// Proves tracking-1.
test('the pixel record has what address and cookies tell, and nothing that breaks its pattern (spec 1 §3, Pixel tracking record)', () => {
  const search =
    '?fbclid=IwAR0-Click_Case&ttclid=tt.1&click_id=kw-1&twclid=x1&bbg=B&cid=c&visitor_id=v&kadam_id=k&tfTracker=t&gclid=%3Cscript%3E&token=secret'
  expect(pixelRecord(search, '_fbp=fb.1.1767225600000.12; other=1; _bge_bbg=old')).toEqual({
    facebookClickId: 'IwAR0-Click_Case',
    tiktokClickId: 'tt.1',
    kwaiClickId: 'kw-1',
    twclid: 'x1',
    bbg: 'B',
    voluumCid: 'c',
    propellerVisitorId: 'v',
    kadamId: 'k',
    tfTracker: 't',
    fbp: 'fb.1.1767225600000.12',
  })
  expect(pixelRecord('?kwaiclid=own&clickid=other', '')).toEqual({ kwaiClickId: 'own' })
})

/** A browser that refuses cookies for a public suffix. */
const browser = (host: string, before: Readonly<Record<string, string>> = {}) => {
  const cookies = new Map(Object.entries(before))
  const written: string[] = []
  return {
    host,
    written,
    read: () => [...cookies].map(pair => pair.join('=')).join('; '),
    write(cookie: string) {
      const domain = /domain=\.([^;]+)/.exec(cookie)?.[1]
      if (domain === 'com.br') return
      written.push(cookie)
      const [name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie)?.slice(1) ?? []
      cookies.set(name, value)
    },
  }
}

// Proves constants-8, constants-28, tracking-16.
test('the cookies are for the last two labels of the host, three where two are a public suffix, and last 90 days (spec 1 §9, Cookies)', () => {
  expect([cookieDomains('m.brand.com'), cookieDomains('brand.com'), cookieDomains('localhost')]).toEqual([
    ['brand.com', 'm.brand.com'],
    ['brand.com'],
    [],
  ])
  const plain = browser('www.brand.com')
  keepMetaCookies(plain, 'Click', 1_767_225_600_000, '42')
  expect(plain.written).toEqual([
    '_fbp=fb.1.1767225600000.42; max-age=7776000; domain=.brand.com; path=/; SameSite=Lax; Secure',
    '_fbc=fb.1.1767225600000.Click; max-age=7776000; domain=.brand.com; path=/; SameSite=Lax; Secure',
  ])
  const brazil = browser('www.brand.com.br')
  keepMetaCookies(brazil, undefined, 1_767_225_600_000, '42')
  expect(brazil.written).toEqual(['_fbp=fb.2.1767225600000.42; max-age=7776000; domain=.brand.com.br; path=/; SameSite=Lax; Secure'])
})

// Proves tracking-16.
test('_fbc keeps its time for the same click, and a fifth part that Meta’s library adds; another click replaces it', () => {
  const page = browser('www.brand.com', { _fbp: 'fb.1.1.1', _fbc: 'fb.1.1767225600000.Same.AQ' })
  keepMetaCookies(page, 'Same', 1_767_225_700_000, '42')
  keepMetaCookies(page, undefined, 1_767_225_700_000, '42')
  expect(page.written).toEqual([])
  keepMetaCookies(page, 'Other', 1_767_225_700_000, '42')
  expect(cookieIn(page.read(), '_fbc')).toBe('fb.1.1767225700000.Other')
})
