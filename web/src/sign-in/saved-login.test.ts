import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomBytes } from '#device/bytes.ts'
import { createTextStore } from '#device/storage.ts'
import { createSavedLogins, rememberedLogin, type SavedLogin } from './saved-login.ts'
import { decodeTwice, encodeTwice } from './twice-encoded.ts'

/** A refused storage falls back to memory, which is enough here. */
const memory = () =>
  createTextStore(() => {
    throw new Error('no storage')
  })
const token = { type: 'username', name: 'player', merchant: 'demo', secret: { kind: 'token', text: 'A'.repeat(43) } } as const satisfies SavedLogin

describe('the remembered login (spec 1 §3; decision 8)', () => {
  test('what was saved is read again unchanged', () => {
    const logins = createSavedLogins(memory(), randomBytes)
    for (const login of [
      token,
      { ...token, type: 'sms', name: '639171234567' },
      { ...token, secret: { kind: 'password', text: 'pässwörd' } },
    ] as const) {
      logins.save(login)
      expect(logins.read()).toEqual(login)
    }
  })

  // Proves sign-in-7.
  test('holds type, name, merchant and an unreadable secret; the salt key is stored apart', () => {
    const store = memory()
    const logins = createSavedLogins(store, randomBytes)
    logins.save(token)
    const texts = store.names().map(name => store.get(name) ?? '')
    expect(texts).toHaveLength(2)
    expect(texts.join()).not.toContain(token.secret.text)
    expect(texts.join()).not.toContain(btoa(token.secret.text))
    const stored = JSON.parse(texts.find(text => text.startsWith('{'))!)
    expect(stored).toEqual({ type: 'username', username: 'player', kind: 'token', password: expect.any(String), merchant: 'demo' })
  })

  test('each save uses a new salt', () => {
    const store = memory()
    const logins = createSavedLogins(store, randomBytes)
    const passwordOf = () => JSON.parse(store.get('SHELL_savedLogin')!).password as string
    logins.save(token)
    const first = passwordOf()
    logins.save(token)
    expect(passwordOf()).not.toBe(first)
  })

  test('signing out by hand keeps only the name', () => {
    const store = memory()
    const logins = createSavedLogins(store, randomBytes)
    logins.keepName()
    expect(logins.read()).toBeNull()
    logins.save({ ...token, idempotencyKey: '1'.repeat(32) })
    logins.keepName()
    expect(logins.read()).toEqual({ type: 'username', name: 'player', merchant: 'demo', secret: null })
    expect(JSON.parse(store.get('SHELL_savedLogin') ?? '')).toEqual({ type: 'username', username: 'player', merchant: 'demo' })
  })

  // Proves navigation-40.
  test('forgetting removes both, and leaves the autoLogin flag', () => {
    const store = memory()
    const logins = createSavedLogins(store, randomBytes)
    logins.save(token)
    logins.setAutoLogin('0')
    logins.forget()
    expect(logins.read()).toBeNull()
    expect(store.names()).toEqual(['autoLogin'])
    expect(logins.autoLogin()).toBe('0')
  })

  test('what cannot be read counts as nothing saved', () => {
    const store = memory()
    const logins = createSavedLogins(store, randomBytes)
    expect(logins.read()).toBeNull()
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '{"type":"username"}',
      '{"type":"username","username":"a","kind":"token","password":"%%%","merchant":"demo"}',
    ]) {
      store.set('SHELL_savedLogin', text)
      store.set('SHELL_saltKey', 'c2FsdA==')
      expect(logins.read()).toBeNull()
    }
    logins.save(token)
    store.remove('SHELL_saltKey')
    expect(logins.read()).toBeNull()
  })
})

test('a changed password renews only the saved login of its own member', () => {
  expect(rememberedLogin(token, { merchantCode: 'demo', userName: 'Player' })).toBe(token)
  expect(rememberedLogin(token, { merchantCode: 'demo', userName: 'other' })).toBeNull()
  expect(rememberedLogin(token, { merchantCode: 'aurora', userName: 'player' })).toBeNull()
  expect(rememberedLogin({ ...token, secret: null }, { merchantCode: 'demo', userName: 'player' })).toBeNull()
  expect(rememberedLogin(null, { merchantCode: 'demo', userName: 'player' })).toBeNull()
  expect(rememberedLogin(token, null)).toBeNull()
})

test('encoding twice with a salt can be undone for any text (spec 1 §3)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array({ minLength: 1, maxLength: 32 }), (secret, salt) => {
      expect(decodeTwice(encodeTwice(secret, salt), salt)).toBe(secret)
    }),
  )
})
