// Written by npm run texts: the languages in which no text is missing.
import type { LanguageCode } from '@foyer/contract/languages'

/** The languages a merchant may offer. The product accepts more codes (contract/languages). */
export const availableLanguages: readonly LanguageCode[] = ['CN', 'EN', 'ES', 'HI', 'ID', 'JA', 'KM', 'KO', 'MY', 'TA', 'TH', 'TW', 'VI', 'TY', 'UR', 'PT', 'PT-BR', 'MS', 'BN', 'TR']
