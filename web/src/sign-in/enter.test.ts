import { describe, expect, test } from 'vitest'
import { sessionOf, secretOf, sessionOfRegistration, type SignedIn } from './enter.ts'

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

describe('the answer of a registration (spec 1 §3, Registration response value)', () => {
  const member = { customerId: '7', customerName: 'player' }

  test('is flat: the session stands in it', () => {
    expect(sessionOfRegistration({ ...member, ...answer })).toEqual(answer)
  })

  test('may name the member by customerId and customerName alone', () => {
    expect(sessionOfRegistration({ ...member, token: 't', customerType: 1 })).toEqual(answer)
  })

  test('opens no session without a token', () => {
    expect(sessionOfRegistration(member)).toBeUndefined()
  })
})
