import { beforeEach, expect, test } from 'vitest'
import { savedLogins } from '#sign-in/saved-login.ts'
import { keepNumber, keptNumber } from './kept-number.ts'

const number = { merchant: 'demo', name: '639170000001' }
beforeEach(() => {
  keepNumber(null)
  savedLogins.forget()
})

// Proves sign-in-8.
test('a number is kept apart from the login, and is forgotten on request (spec 1 §3, Of a mobile number)', () => {
  keepNumber(number)
  expect(keptNumber()).toEqual(number)
  expect(savedLogins.read()).toBeNull()
  keepNumber(null)
  expect(keptNumber()).toBeNull()
})

test('the number of a saved login of type sms, which earlier versions wrote, is still filled in', () => {
  savedLogins.save({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 'A'.repeat(43) } })
  expect(keptNumber()).toBeNull()
  savedLogins.save({ type: 'sms', ...number, secret: { kind: 'password', text: '123456' } })
  expect(keptNumber()).toMatchObject(number)
})
