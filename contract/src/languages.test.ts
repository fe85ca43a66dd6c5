import { describe, expect, test } from 'vitest'
import { languageNames } from './language-names.ts'
import { isLanguageCode, languageCodes, languageOfTag, languages, numberLocalesOf, REQUEST_LANGUAGE } from './languages.ts'

describe('the languages (spec 1 §9, spec 2 §3, §9)', () => {
  // Proves language-and-country-1.
  test('are the twenty of the specification', () => {
    expect(languageCodes.join()).toBe('CN,EN,ES,HI,ID,JA,KM,KO,MY,TA,TH,TW,VI,TY,UR,PT,PT-BR,MS,BN,TR')
  })

  // Proves constants-32, language-and-country-16.
  test.each([
    ['EN', 'en-US'],
    ['CN', 'zh-CN'],
    ['TW', 'zh-HK'],
    ['TH', 'th-TH'],
    ['VI', 'vi-VN'],
    ['JA', 'ja-JP'],
    ['PT', 'pt'],
    ['ES', 'es'],
  ] as const)('%s maps to %s', (code, locale) => {
    expect(languages[code].locale).toBe(locale)
  })

  // Proves constants-32, language-and-country-16.
  test('RU and AR are not among them (spec 1 §9, Locale codes)', () => {
    expect(['RU', 'AR'].some(isLanguageCode)).toBe(false)
    expect(languageCodes.every(isLanguageCode)).toBe(true)
  })

  // Proves constants-26, language-and-country-14.
  test('the request layer’s default is CN', () => {
    expect(REQUEST_LANGUAGE).toBe('CN')
  })

  test('every locale and tag is one that Intl knows', () => {
    for (const { locale, html } of Object.values(languages)) expect(Intl.getCanonicalLocales([locale, html])).toEqual([...new Set([locale, html])])
  })
})

// Proves language-and-country-7.
test.each([
  ['zh', 'CN'],
  ['zh-CN', 'CN'],
  ['zh-Hans-SG', 'CN'],
  ['zh-TW', 'TW'],
  ['zh-Hant', 'TW'],
  ['zh-HK', 'TW'],
  ['zh-MO', 'TW'],
  ['tl', 'TY'],
  ['fil', 'TY'],
  ['fil-PH', 'TY'],
  ['ceb-PH', 'TY'],
  ['en-PH', 'TY'],
  ['en_PH', 'TY'],
  ['en', 'EN'],
  ['pt-BR', 'PT-BR'],
  ['pt-PT', 'PT'],
  ['my-MM', 'MY'],
  ['ms-MY', 'MS'],
  ['sv', undefined],
] as const)('a device in %s speaks %s (spec 2 §5, Language choice)', (tag, language) => {
  expect(languageOfTag(tag, languageCodes)).toBe(language)
})

// Proves language-and-country-7.
test.each([
  ['en-PH', ['CN', 'EN'], 'EN'],
  ['zh-PH', ['TW', 'EN'], 'TW'],
  ['ceb-PH', ['CN', 'EN'], undefined],
  ['tl', ['CN', 'EN'], undefined],
] as const)('a device in %s, of %j, speaks %s: TY only where it is offered', (tag, offered, language) => {
  expect(languageOfTag(tag, offered)).toBe(language)
})

test('each language has its own name for itself, and only Urdu is written from right to left', () => {
  expect(languageCodes.map(code => languageNames[code]).join()).toBe(
    '简体中文,English,Español,हिन्दी,Bahasa Indonesia,日本語,ខ្មែរ,한국어,မြန်မာ,தமிழ்,ไทย,繁體中文,Tiếng Việt,Filipino,اردو,Português,Português (Brasil),Bahasa Melayu,বাংলা,Türkçe',
  )
  expect(languageCodes.map(code => languages[code].dir).join()).toBe(languageCodes.map(code => (code === 'UR' ? 'rtl' : 'ltr')).join())
})

// Proves language-and-country-3.
test('numbers are formatted in English where browsers do not know the language, or write it unlike the server', () => {
  expect([numberLocalesOf('KM'), numberLocalesOf('MY')]).toEqual([['en'], ['en']])
  expect(numberLocalesOf('TR')).toEqual(['tr', 'en'])
})

test.each([
  ['zh-TW', 'CN'],
  ['zh-CN', 'TW'],
  ['pt-PT', 'PT-BR'],
  ['pt-BR', 'PT'],
] as const)('a device in %s takes the near language %s where its own is not offered', (tag, near) => {
  expect(languageOfTag(tag, ['EN', near])).toBe(near)
})
