import type { Count, LimitRule } from '#deps.ts'
import type { Method } from './methods.ts'

const FIFTEEN_MINUTES = 15 * 60
const DAY = 24 * 60 * 60

const rule = (name: string, points: number, seconds: number): LimitRule => ({
  name: `two-factor-${name}`,
  points,
  seconds,
  code: 'TOO_MANY_REQUEST_LOGIN',
})

/** A code has a million values, and a new one every half minute or few: 5 guesses in 15 minutes for each way. */
export const GUESSES_PER_METHOD = rule('method', 5, FIFTEEN_MINUTES)
/** A payee name can be known: 3 tries a day (spec 1 §4, A payee name can be guessed). */
export const NAMES_PER_DAY = rule('payee-name', 3, DAY)
/** The password was right a moment ago, from the same network: mistakes are typing errors. */
export const PASSWORDS_AFTER_PROOF = rule('password', 10, FIFTEEN_MINUTES)
/** Numbers and addresses tried before a code is sent: whether one is the member's is not to be found out by trying. */
export const CONTACTS = rule('contact', 5, FIFTEEN_MINUTES)

/** What one guess counts against; `I` is an identity shown to confirm by. Only who knows the password comes so far, so strangers cannot use a member's up. */
export const guessCounts = (memberId: string, method: Method | 'I'): readonly Count[] => [
  method === 'P' ? [NAMES_PER_DAY, memberId] : [GUESSES_PER_METHOD, `${memberId}:${method}`],
]
