import type { LanguageCode } from '@foyer/contract/languages'

/** Captcha languages of v3 (spec 1 §9: zh-cn, zh-tw, zh-hk, en, ja, ko, id, es, th, vi, ta); otherwise English. */
const v3: Partial<Record<LanguageCode, string>> = { CN: 'zh-cn', TW: 'zh-tw', JA: 'ja', KO: 'ko', ID: 'id', ES: 'es', TH: 'th', VI: 'vi', TA: 'ta' }

/** v4 has its own codes. */
const v4: Partial<Record<LanguageCode, string>> = { CN: 'zho', TW: 'zho-tw', JA: 'jpn', KO: 'kor', ID: 'ind', ES: 'spa', PT: 'por', 'PT-BR': 'por' }

export const languageOfV3 = (language: LanguageCode): string => v3[language] ?? 'en'
export const languageOfV4 = (language: LanguageCode): string => v4[language] ?? 'eng'
