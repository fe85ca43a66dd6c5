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
export const languageFor = (request: string | null | undefined): string => (request && LANGUAGES.includes(request) ? request : 'en')

const RTL = ['ur']

export const directionOf = (language: string): 'ltr' | 'rtl' => (RTL.includes(language) ? 'rtl' : 'ltr')
