import { expect, test } from 'vitest'
import { identityRegistration } from './identity-registration.ts'

const proof = { firebaseChannel: 'phone', firebaseIdToken: 'token' } as const

// Proves identity-2.
test('channel, token, login true and smsTemplate take the place of name and password (spec 1 §3)', () => {
  expect(identityRegistration(proof, {})).toEqual({ ...proof, login: true, remember: true, smsTemplate: 'register' })
  expect(identityRegistration(proof, { smsTemplate: 'WELCOME_2' })).toMatchObject({ smsTemplate: 'WELCOME_2' })
})
