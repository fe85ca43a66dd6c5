import { DAY_S } from '@foyer/contract/time-units'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import type { Method } from './methods.ts'

const FIFTEEN_MINUTES = 15 * 60

const rule = (name: string, points: number, seconds: number): LimitRule => ({
  name: `two-factor-${name}`,
  points,
  seconds,
  code: 'TOO_MANY_REQUEST_LOGIN',
})

/** A code has a million values and changes every half minute to few minutes: 5 guesses in 15 minutes for each method. */
export const GUESSES_PER_METHOD = rule('method', 5, FIFTEEN_MINUTES)
/** A payee name can be known: 3 tries a day (spec 1 §4, A payee name can be guessed). */
export const NAMES_PER_DAY = rule('payee-name', 3, DAY_S)
/** The password was verified a moment ago from the same network, so mistakes here are typing errors. */
export const PASSWORDS_AFTER_PROOF = rule('password', 10, FIFTEEN_MINUTES)
/** Numbers and addresses tried before a code is sent; without a limit one could find the member's by trying. */
export const CONTACTS = rule('contact', 5, FIFTEEN_MINUTES)

/** The counts of one guess; `I` is a confirmation by identity, `K` a passkey. Only somebody who knows the password gets this far, so strangers cannot use up a member's guesses. */
export const guessCounts = (memberId: string, method: Method | 'I' | 'K'): readonly Count[] => [
  method === 'P' ? [NAMES_PER_DAY, memberId] : [GUESSES_PER_METHOD, `${memberId}:${method}`],
]

/** Guesses of the old password are limited as at sign-in, but counted separately, so that a stranger's failed sign-ins cannot use up the member's tries. */
export const PASSWORD_PER_MEMBER: LimitRule = { name: 'password-member', points: 5, seconds: 15 * 60, code: 'TOO_MANY_REQUEST_LOGIN' }
