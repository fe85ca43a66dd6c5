import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import { commonPasswords, commonWords } from './common-passwords.ts'

/** Rows of neighbouring keys, and the alphabet: a password taken from one of them is easily guessed. */
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

/** Letters that people replace with digits and signs. */
const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** A piece of up to four characters, repeated: `abcdabcd`, `121212`. */
const REPEATED = /^(.{1,4})\1+.?$/u
/** Dates, telephone numbers, `a123456`: up to 13 digits. A longer number is as good as words (ASVS 6.2.5: no composition rules). */
const MERE_DIGITS = /^[a-z]{0,2}\d{1,13}[a-z]{0,2}$/
/** Digits and signs that people put around a word to satisfy a form. */
const BEFORE = /^[\d\W_]+/
const AFTER = /[\d\W_]+$/

const wordsIn = (lower: string): string[] => {
  const trimmed = [lower, lower.replace(AFTER, ''), lower.replace(BEFORE, '').replace(AFTER, '')]
  return trimmed.flatMap(word => [word, [...word].map(letter => lookAlikes[letter] ?? letter).join('')])
}

/** Whether attackers try the password among the first: digits, a repeated piece, a run of keys, a common word with the usual additions. */
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

/** What the place itself is called: its code, its name, and each word of that, which members of no other brand would try. */
const ownWords = ({ code, file: { name } }: Merchant): ReadonlySet<string> => {
  const lower = name.toLowerCase()
  return new Set(['foyer', code.toLowerCase(), lower, lower.replaceAll(/\s/g, ''), ...lower.split(/\s+/)])
}

/** Throws `password.weak` for a password shorter than the merchant's minimum, a common one, the user name itself, or the brand's name with the usual additions. */
export const requireStrongPassword = (password: string, username: string, merchant: Merchant): void => {
  const isUsername = password.toLowerCase() === username.toLowerCase()
  const own = ownWords(merchant)
  const isOwnWord = wordsIn(password.toLowerCase()).some(word => own.has(word))
  if ([...password].length < merchant.password.minLength || isUsername || isOwnWord || isCommonPassword(password)) throw new Refusal('password.weak')
}
