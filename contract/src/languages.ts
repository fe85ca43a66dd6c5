// No schema in this file: texts and web read its values at run time, and a schema library must not reach the bundle.

/** The language codes the product accepts, in the specification's order (spec 1 §9, spec 2 §3). */
export const languageCodes = [
  'CN',
  'EN',
  'ES',
  'HI',
  'ID',
  'JA',
  'KM',
  'KO',
  'MY',
  'TA',
  'TH',
  'TW',
  'VI',
  'TY',
  'UR',
  'PT',
  'PT-BR',
  'MS',
  'BN',
  'TR',
] as const

export type LanguageCode = (typeof languageCodes)[number]

/** The request layer's `Language` header when no language is known (spec 1 §9). */
export const REQUEST_LANGUAGE: LanguageCode = 'CN'

interface Language {
  /** Value of `<html lang>` (BCP 47). */
  readonly html: string
  /** Locale for `Intl`: as spec 1 §9 maps the code, otherwise the html value. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
}

/** `MY` is Burmese, `MS` Malay, `TY` Tagalog (spec 2 §3, Supported languages). */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  CN: { html: 'zh-CN', locale: 'zh-CN', dir: 'ltr' },
  EN: { html: 'en', locale: 'en-US', dir: 'ltr' },
  ES: { html: 'es', locale: 'es', dir: 'ltr' },
  HI: { html: 'hi', locale: 'hi', dir: 'ltr' },
  ID: { html: 'id', locale: 'id', dir: 'ltr' },
  JA: { html: 'ja', locale: 'ja-JP', dir: 'ltr' },
  KM: { html: 'km', locale: 'km', dir: 'ltr' },
  KO: { html: 'ko', locale: 'ko', dir: 'ltr' },
  // Latin digits here and in Bengali: amounts in games and codes have them anyway, and so do browsers that do not support Burmese.
  MY: { html: 'my', locale: 'my-u-nu-latn', dir: 'ltr' },
  TA: { html: 'ta', locale: 'ta', dir: 'ltr' },
  TH: { html: 'th', locale: 'th-TH', dir: 'ltr' },
  TW: { html: 'zh-Hant', locale: 'zh-HK', dir: 'ltr' },
  VI: { html: 'vi', locale: 'vi-VN', dir: 'ltr' },
  TY: { html: 'fil', locale: 'fil', dir: 'ltr' },
  UR: { html: 'ur', locale: 'ur', dir: 'rtl' },
  PT: { html: 'pt', locale: 'pt', dir: 'ltr' },
  'PT-BR': { html: 'pt-BR', locale: 'pt-BR', dir: 'ltr' },
  MS: { html: 'ms', locale: 'ms', dir: 'ltr' },
  BN: { html: 'bn', locale: 'bn-u-nu-latn', dir: 'ltr' },
  TR: { html: 'tr', locale: 'tr', dir: 'ltr' },
}

/**
 * The locales to format numbers with: what the server writes, the browser must write, too. Chromium supports neither Khmer nor Burmese, and
 * Safari writes Khmer with other points and commas than the server, so both are written as in English. It also comes second elsewhere, because a
 * browser would take the device's locale.
 */
export const numberLocalesOf = (language: LanguageCode): string[] =>
  language === 'KM' || language === 'MY' ? ['en'] : [languages[language].locale, 'en']

export const isLanguageCode = (value: unknown): value is LanguageCode => (languageCodes as readonly unknown[]).includes(value)

/** The languages to take where the first is not offered. */
const near: Partial<Record<LanguageCode, LanguageCode>> = { TW: 'CN', CN: 'TW', PT: 'PT-BR', 'PT-BR': 'PT' }

/**
 * The offered language that fits a device's language tag (BCP 47), if one does.
 * Chinese maps to CN, Taiwan (and traditional script) to TW, Tagalog and any language of the Philippines to TY (spec 2 §5).
 */
export const languageOfTag = (tag: string, offered: readonly LanguageCode[]): LanguageCode | undefined => {
  const [language = '', ...rest] = tag.toLowerCase().replaceAll('_', '-').split('-')
  const spoken = ((): LanguageCode | undefined => {
    if (language === 'zh') return rest.some(part => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'TW' : 'CN'
    if (language === 'tl') return 'TY'
    if (language === 'pt' && rest.includes('br')) return 'PT-BR'
    return languageCodes.find(code => languages[code].html === language)
  })()
  return [rest.includes('ph') ? ('TY' as const) : undefined, spoken, spoken && near[spoken]].find(code => code && offered.includes(code))
}
