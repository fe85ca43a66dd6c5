import { expect, test } from 'vitest'
import { CONTACTS, guessCounts, PASSWORDS_AFTER_PROOF } from './guess-limits.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES

test.each(['E', 'G', 'S', 'I'] as const)('a guess by %s is one of 5 in 15 minutes, each method for itself', method => {
  const rule = { name: 'two-factor-method', points: 5, seconds: 15 * MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' }
  expect(guessCounts('one', method)).toEqual([[rule, `one:${method}`]])
})

test('a payee name has 3 tries a day (spec 1 §4, A payee name can be guessed)', () => {
  const rule = { name: 'two-factor-payee-name', points: 3, seconds: 24 * HOURS, code: 'TOO_MANY_REQUEST_LOGIN' }
  expect(guessCounts('one', 'P')).toEqual([[rule, 'one']])
})

test('passwords after a proof: 10 in 15 minutes; contacts before a code is sent: 5 in 15 minutes', () => {
  expect(PASSWORDS_AFTER_PROOF).toEqual({ name: 'two-factor-password', points: 10, seconds: 15 * MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' })
  expect(CONTACTS).toEqual({ name: 'two-factor-contact', points: 5, seconds: 15 * MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' })
})
