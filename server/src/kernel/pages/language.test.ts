import { languageCodes, type LanguageCode } from '@foyer/contract/languages'
import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { acceptedTags, cookieValue, languageOfAddress, pageLanguage, pickLanguage, type LanguageWish } from './language.ts'

const offered = ['EN', 'CN', 'UR', 'TY', 'PT-BR'] as const

test.each<[name: string, wish: LanguageWish, expected: LanguageCode]>([
  ['the query wins over cookie and browser', { query: 'UR', cookie: 'CN', accept: 'en' }, 'UR'],
  ['the query is read in any case', { query: 'pt-br' }, 'PT-BR'],
  ['a query may be a tag', { query: 'zh-Hans' }, 'CN'],
  ['a query for a language that is not offered is passed over', { query: 'TH', cookie: 'CN' }, 'CN'],
  ['a broken query is passed over', { query: '"><script>', accept: 'ur' }, 'UR'],
  ['the cookie wins over the browser', { cookie: 'UR', accept: 'en-GB,en;q=0.9' }, 'UR'],
  ['the browser: highest weight first', { accept: 'en;q=0.5, ur-PK, zh;q=0.9' }, 'UR'],
  ['the browser: equal weights in the order written', { accept: 'zh-CN,en-US' }, 'CN'],
  ['the browser: weight 0 refuses', { accept: 'ur;q=0, zh;q=0.1' }, 'CN'],
  ['the browser: weight 0 refuses the only one too', { accept: 'ur;q=0' }, 'EN'],
  ['the browser: a weight that is none refuses', { accept: 'ur;q=2' }, 'EN'],
  ['the browser: the weight is found among other parameters', { accept: 'ur;level=1;q=0.1, zh;q=0.5' }, 'CN'],
  ['the browser: what comes after 1,000 characters is ignored', { accept: `${'x'.repeat(998)},ur` }, 'EN'],
  ['the browser: what comes before is not', { accept: `${'x'.repeat(9)},ur` }, 'UR'],
  ['the browser: regions fall back to the language', { accept: 'en-IN' }, 'EN'],
  ['the browser: Philippines means Tagalog (spec 2 §5)', { accept: 'fil-PH' }, 'TY'],
  ['the browser: Taiwan takes Chinese where only that is offered (spec 2 §5)', { accept: 'zh-TW' }, 'CN'],
  // Proves language-and-country-6, language-and-country-8.
  ['an unknown browser language gives the merchant’s first', { accept: 'sv-SE,*;q=0.1' }, 'EN'],
  ['nothing known gives the merchant’s first', {}, 'EN'],
])('%s', (_name, wish, expected) => {
  expect(pickLanguage(wish, offered)).toBe(expected)
})

test('any header, query and cookie give an offered language', () => {
  const anything = fc.option(
    fc.oneof(
      fc.string(),
      fc.constantFrom(...languageCodes),
      fc.string({ unit: fc.constantFrom('e', 'n', '-', ',', ';', 'q', '=', '1', '.', ' ', '*') }),
    ),
    {
      nil: undefined,
    },
  )
  fc.assert(
    fc.property(fc.record({ query: anything, cookie: anything, accept: anything }), wish => {
      expect(offered).toContain(pickLanguage(wish, offered))
    }),
  )
})

test('tags written with weights are read in their order of preference', () => {
  const tag = fc.stringMatching(/^[a-z]{2,3}(-[A-Z]{2})?$/)
  fc.assert(
    fc.property(fc.uniqueArray(tag, { maxLength: 8 }), tags => {
      const header = tags
        .map((name, index) => `${name};q=${(1 - index / 10).toFixed(1)}`)
        .toReversed()
        .join(', ')
      expect(acceptedTags(header)).toEqual(tags)
    }),
  )
})

test('a cookie is found by its whole name', () => {
  expect(cookieValue('xlanguage=CN; language=UR; other=1', 'language')).toBe('UR')
  expect(cookieValue('xlanguage=CN', 'language')).toBeUndefined()
})

const request = (url: string, headers: Record<string, string> = {}) => ({ url, headers }) as unknown as FastifyRequest

test('a language in the address is the page’s, and counts as chosen if it is offered (spec 2 §5)', () => {
  expect(languageOfAddress(request('/m/login?r=1&language=UR'), offered)).toBe('UR')
  expect(pageLanguage(request('/m/login?r=1&language=UR', { cookie: 'language=CN' }), offered)).toBe('UR')
  expect(languageOfAddress(request('/m/login?language=TH'), offered)).toBeUndefined()
  expect(languageOfAddress(request('/m/login'), offered)).toBeUndefined()
})

test('without one the page is in the language of the cookie, then of the browser, then the merchant’s first', () => {
  expect(pageLanguage(request('/m/login', { cookie: 'language=CN', 'accept-language': 'ur' }), offered)).toBe('CN')
  expect(pageLanguage(request('/m/login', { 'accept-language': 'ur' }), offered)).toBe('UR')
  expect(pageLanguage(request('/m/login'), ['TY', 'EN'])).toBe('TY')
  expect(pageLanguage(request('/m/login'), [])).toBe('EN')
})
