import { beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '#request/request-error.ts'
import { askSecondFactor } from './ask-second-factor.ts'
import { currentSecondStep, endSecondStep } from './second-step.ts'

const refused = (value: object, errorCode = 'login_verify_required') =>
  new RequestError('api', { status: 403, body: { success: false, errorCode, message: 'One more step', value } })
const flags = { payeeName: false, sms: true, ga: false, email: false }
const credentials = { username: 'player', password: 'secret' }
const complete = vi.fn<() => void>()
beforeEach(endSecondStep)

// Proves sign-in-14.
test.each([
  ['password', { credentials }, flags, credentials],
  ['SMS, by what stands for the spent code', { credentials }, { ...flags, firstStep: 'token' }, { firstStep: 'token' }],
  ['identity, which has neither name nor password', {}, { ...flags, firstStep: 'token' }, { firstStep: 'token' }],
])('every way of signing in opens the modal: %s (spec 1 §4, login_verify_required)', (_way, typed, value, firstStep) => {
  askSecondFactor(refused(value), { ...typed, remember: true, complete })
  expect(currentSecondStep()).toEqual({
    demand: { ...flags, passkey: false, recoveryCode: false, trustDays: 0 },
    firstStep,
    remember: true,
    complete,
  })
})

test('hints, recovery codes and the days of trust are handed on where the back end names them', () => {
  const more = { passkey: true, recoveryCode: true, mobileHint: '•••• 0100', emailHint: 'a•••b@example.com', trustDays: 30 }
  askSecondFactor(refused({ ...flags, ...more }), { credentials, remember: false, complete })
  expect(currentSecondStep()?.demand).toEqual({ ...flags, ...more })
})

test('any other error is thrown, and so is one whose second step could not say whose sign-in it is', () => {
  const wrong = refused({}, 'login.cred.err')
  expect(() => askSecondFactor(wrong, { credentials, remember: true, complete })).toThrow(wrong)
  expect(() => askSecondFactor(refused(flags), { remember: true, complete })).toThrow('One more step')
  expect(currentSecondStep()).toBeNull()
})
