import { asciiDigits } from './patterns.ts'

/** Letters that people type for each other, beyond what Unicode takes apart. */
const ALIKE: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ß: 'ss', ø: 'o', ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ', ۃ: 'ہ' }
/** Accents of the Latin letters and vowel marks of the Arabic ones. The signs of Indian and Thai scripts are letters of words, and stay. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670]/gu
const KATAKANA = /[\u30A1-\u30F6]/gu
/** From a katakana letter to the same hiragana letter. */
const TO_HIRAGANA = 0x60

/** Words as a search compares them: without accents and capitals, with digits of any script as Latin ones, and with one blank between them. */
export const foldWords = (words: string): string =>
  asciiDigits(words)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(KATAKANA, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) - TO_HIRAGANA))
    .replaceAll(/./gu, letter => ALIKE[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
