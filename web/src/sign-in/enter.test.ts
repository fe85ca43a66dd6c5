import { beforeEach, describe, expect, test } from 'vitest'
import { currentSession } from '#session/session-store.ts'
import { enter, sessionOf, secretOf, sessionOfRegistration, type SignedIn } from './enter.ts'
import { savedLogins } from './saved-login.ts'

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
  // Proves session-1.
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

  // Proves registration-4.
  test('is flat: the session stands in it', () => {
    expect(sessionOfRegistration({ ...member, ...answer })).toEqual(answer)
  })

  // Proves registration-4.
  test('may name the member by customerId and customerName alone', () => {
    expect(sessionOfRegistration({ ...member, token: 't', customerType: 1 })).toEqual(answer)
  })

  test('opens no session without a token', () => {
    expect(sessionOfRegistration(member)).toBeUndefined()
  })
})

describe('a sign-in by hand and the saved login (spec 1 §4, Saved only if the player wants it)', () => {
  const older = { type: 'username', name: 'older', merchant: 'demo', secret: { kind: 'token', text: 'old' } } as const
  beforeEach(() => {
    savedLogins.save(older)
    savedLogins.setAutoLogin('0')
  })

  test('with “keep me logged in” it is saved, and signs in automatically again', () => {
    enter(answer, { merchant: 'demo', remember: { type: 'username', name: 'player', secret: { kind: 'token', text: 'r' } } })
    expect(savedLogins.read()).toEqual({ type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 'r' } })
    expect(savedLogins.autoLogin()).toBe('1')
    expect(currentSession()?.token).toBe('t')
  })

  // Proves sign-in-12.
  test('without it an older one is forgotten, its name too', () => {
    enter(answer, { merchant: 'demo', remember: null })
    expect(savedLogins.read()).toBeNull()
    expect(savedLogins.autoLogin()).toBe('0')
    expect(currentSession()?.token).toBe('t')
  })
})
