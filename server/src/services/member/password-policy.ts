import type { Merchant } from '#merchants/merchant.ts'
import { Refusal } from '#refusal.ts'
import { commonPasswords, commonWords } from './common-passwords.ts'

/** Keys next to each other, and the alphabet: a password read off one of them is no secret. */
const runs = [
  '1234567890123',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const allRuns = [...runs, ...runs.map(run => [...run].toReversed().join(''))]

/** Letters that digits and signs stand in for. */
const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** Longest piece that, said over and over, is still one piece: `abcdabcd`, `121212`. */
const REPEATED = /^(.{1,4})\1+.?$/u
/** Dates, telephone numbers, `a123456`: up to 13 digits, a longer number is as good as words (ASVS 6.2.5: no rule of composition). */
const MERE_DIGITS = /^[a-z]{0,2}\d{1,13}[a-z]{0,2}$/
/** What people put around a word to satisfy a form. */
const BEFORE = /^[\d\W_]+/
const AFTER = /[\d\W_]+$/

const wordsIn = (lower: string): string[] => {
  const trimmed = [lower, lower.replace(AFTER, ''), lower.replace(BEFORE, '').replace(AFTER, '')]
  return trimmed.flatMap(word => [word, [...word].map(letter => lookAlikes[letter] ?? letter).join('')])
}

/** Among the first that a guesser tries: digits, one piece repeated, a run of keys, a common word with the usual trimmings. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  return (
    commonPasswords.has(lower) ||
    MERE_DIGITS.test(lower) ||
    REPEATED.test(lower) ||
    allRuns.some(run => run.includes(lower)) ||
    wordsIn(lower).some(word => commonWords.has(word))
  )
}

/** Refuses `password.weak` for a password shorter than the merchant's minimum, a common one, or the user name itself. */
export const requireStrongPassword = (password: string, username: string, merchant: Merchant): void => {
  const isUsername = password.toLowerCase() === username.toLowerCase()
  if ([...password].length < merchant.password.minLength || isUsername || isCommonPassword(password)) throw new Refusal('password.weak')
}
