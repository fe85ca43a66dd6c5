/** The languages of the pages (BCP 47). */
export const LANGUAGES = [
  'en',
  'zh-CN',
  'zh-Hant',
  'ja',
  'ko',
  'vi',
  'th',
  'id',
  'ms',
  'fil',
  'es',
  'pt',
  'pt-BR',
  'tr',
  'hi',
  'ur',
  'bn',
  'ta',
  'km',
  'my',
]

/** A language of the pages: the one asked for, or English. */
export const languageFor = (asked: string | null | undefined): string => (asked && LANGUAGES.includes(asked) ? asked : 'en')

const RTL = ['ur']

export const directionOf = (language: string): 'ltr' | 'rtl' => (RTL.includes(language) ? 'rtl' : 'ltr')
