import { describe, expect, it } from 'vitest'
import { languageOfV3, languageOfV4 } from './geetest-languages.ts'

// Proves captcha-19.
describe('captcha languages (spec 1 §9, Captcha languages)', () => {
  it.each([
    ['CN', 'zh-cn', 'zho'],
    ['TW', 'zh-tw', 'zho-tw'],
    ['EN', 'en', 'eng'],
    ['JA', 'ja', 'jpn'],
    ['TH', 'th', 'eng'],
    ['TA', 'ta', 'eng'],
    ['UR', 'en', 'eng'],
    ['PT-BR', 'en', 'por'],
  ] as const)('%s is %s in v3 and %s in v4', (language, v3, v4) => {
    expect([languageOfV3(language), languageOfV4(language)]).toEqual([v3, v4])
  })
})
