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
  /** The language's name in that language, for the language list. */
  readonly name: string
}

/** `MY` is Burmese, `MS` Malay, `TY` Tagalog (spec 2 §3, Supported languages). */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  CN: { html: 'zh-CN', locale: 'zh-CN', dir: 'ltr', name: '简体中文' },
  EN: { html: 'en', locale: 'en-US', dir: 'ltr', name: 'English' },
  ES: { html: 'es', locale: 'es', dir: 'ltr', name: 'Español' },
  HI: { html: 'hi', locale: 'hi', dir: 'ltr', name: 'हिन्दी' },
  ID: { html: 'id', locale: 'id', dir: 'ltr', name: 'Bahasa Indonesia' },
  JA: { html: 'ja', locale: 'ja-JP', dir: 'ltr', name: '日本語' },
  KM: { html: 'km', locale: 'km', dir: 'ltr', name: 'ខ្មែរ' },
  KO: { html: 'ko', locale: 'ko', dir: 'ltr', name: '한국어' },
  // Latin digits: amounts and codes use them anyway, and so do browsers that do not support Burmese.
  MY: { html: 'my', locale: 'my-u-nu-latn', dir: 'ltr', name: 'မြန်မာ' },
  TA: { html: 'ta', locale: 'ta', dir: 'ltr', name: 'தமிழ்' },
  TH: { html: 'th', locale: 'th-TH', dir: 'ltr', name: 'ไทย' },
  TW: { html: 'zh-Hant', locale: 'zh-HK', dir: 'ltr', name: '繁體中文' },
  VI: { html: 'vi', locale: 'vi-VN', dir: 'ltr', name: 'Tiếng Việt' },
  TY: { html: 'fil', locale: 'fil', dir: 'ltr', name: 'Filipino' },
  UR: { html: 'ur', locale: 'ur', dir: 'rtl', name: 'اردو' },
  PT: { html: 'pt', locale: 'pt', dir: 'ltr', name: 'Português' },
  'PT-BR': { html: 'pt-BR', locale: 'pt-BR', dir: 'ltr', name: 'Português (Brasil)' },
  MS: { html: 'ms', locale: 'ms', dir: 'ltr', name: 'Bahasa Melayu' },
  BN: { html: 'bn', locale: 'bn', dir: 'ltr', name: 'বাংলা' },
  TR: { html: 'tr', locale: 'tr', dir: 'ltr', name: 'Türkçe' },
}

/**
 * The locales to format numbers with. Chromium supports neither Khmer nor Burmese and would use the device's locale,
 * unlike the server, so English comes second.
 */
export const numberLocalesOf = (language: LanguageCode): string[] => [languages[language].locale, 'en']

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
