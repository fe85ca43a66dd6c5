import { describe, expect, test } from 'vitest'
import { sessionOf, secretOf, type SignedIn } from './enter.ts'

const answer: SignedIn = {
  id: '7',
  token: 't',
  userName: 'player',
  customerType: 1,
  firstTimeLogin: true,
  passwordExpired: false,
  weakPassword: false,
}

describe('the session a sign-in opens (spec 1 §3)', () => {
  test('has the entity’s fields: customerType becomes type', () => {
    expect(sessionOf(answer, 'demo')).toEqual({ id: '7', token: 't', merchantCode: 'demo', userName: 'player', type: 1, firstTimeLogin: true })
  })

  test('the remember token is saved, and the password only if the back end gives no token', () => {
    expect(secretOf({ ...answer, rememberToken: 'r' }, 'secret')).toEqual({ kind: 'token', text: 'r' })
    expect(secretOf(answer, 'secret')).toEqual({ kind: 'password', text: 'secret' })
  })
})
