import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import { SignJWT, UnsecuredJWT } from 'jose'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createGoogleStandIn, firebaseSetting, PROJECT, type GoogleStandIn } from '#account/testing/google-stand-in.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { testClock, type TestClock } from '#testing/test-clock.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { firebase as declared } from './firebase.ts'

// Decision 16: which identity tokens are accepted.

const log = pino({ level: 'silent' })
let clock: TestClock
let google: GoogleStandIn
beforeEach(async () => {
  clock = testClock()
  google = await createGoogleStandIn(clock)
})

const firebase = (mode: 'production' | 'development' = 'production') => declared.create(providerParts({ mode, clock, log, fetch: google.fetch }))
const merchant = (changes: Partial<FirebaseSetting> = {}) =>
  testMerchant('alpha', { firebase: { ...firebaseSetting, channels: ['phone', 'google', 'facebook'], ...changes } })
const seconds = () => Math.floor(clock().getTime() / 1000)
const invalid = { code: 'identity.token.invalid' }

describe('an ID token', () => {
  test('that Google signed for the merchant’s project names its person', async () => {
    expect(await firebase().prove(merchant(), 'google', await google.token({ subject: 'uid-7' }))).toEqual({
      issuer: `https://securetoken.google.com/${PROJECT}`,
      subject: 'uid-7',
      channel: 'google',
      mobile: undefined,
    })
  })

  test('of a phone contains its number', async () => {
    const token = await google.token({ provider: 'phone', phone: '+639171234567' })
    expect(await firebase().prove(merchant(), 'phone', token)).toMatchObject({ channel: 'phone', mobile: '639171234567' })
  })

  test('of Google with a number gives none, because the number was proven at another time', async () => {
    const token = await google.token({ phone: '+639171234567' })
    expect(await firebase().prove(merchant(), 'google', token)).toMatchObject({ mobile: undefined })
  })

  test.for<[string, Parameters<GoogleStandIn['token']>[0]]>([
    ['of another project', { claims: { aud: 'other', iss: 'https://securetoken.google.com/other' } }],
    ['for another audience', { claims: { aud: 'other' } }],
    ['of another issuer', { claims: { iss: 'https://securetoken.google.com/other' } }],
    ['without a subject', { subject: '' }],
    ['of a phone without a number', { provider: 'phone' }],
    ['of another way to sign in', { provider: 'facebook.com' }],
    ['with a key nobody published', { kid: 'unknown' }],
    ['without the time of the sign-in', { claims: { auth_time: undefined } }],
  ])('%s is refused', async ([, wishes]) => {
    const channel: IdentityChannel = wishes?.provider === 'phone' ? 'phone' : 'google'
    await expect(firebase().prove(merchant(), channel, await google.token(wishes))).rejects.toMatchObject(invalid)
  })

  test('is accepted while its sign-in is recent, by the injected clock', async () => {
    const token = await google.token()
    clock.advance(10 * 60 - 1)
    expect(await firebase().prove(merchant(), 'google', token)).toMatchObject({ subject: 'uid-1' })
    clock.advance(1)
    await expect(firebase().prove(merchant(), 'google', token)).rejects.toMatchObject(invalid)
  })

  test('that has expired, or is dated in the future, is refused', async () => {
    const expired = await google.token({ claims: { exp: seconds() - 10 } })
    await expect(firebase().prove(merchant(), 'google', expired)).rejects.toMatchObject(invalid)
    for (const claim of ['iat', 'auth_time']) {
      const early = await google.token({ claims: { [claim]: seconds() + 60 } })
      await expect(firebase().prove(merchant(), 'google', early)).rejects.toMatchObject(invalid)
    }
  })

  test('with another algorithm is refused: unsigned, or signed with a public value', async () => {
    const claims = {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: 'uid-1',
      auth_time: seconds(),
      iat: seconds(),
      exp: seconds() + 60,
    }
    const payload = { ...claims, firebase: { sign_in_provider: 'google.com' } }
    const unsigned = new UnsecuredJWT(payload).encode()
    const sealed = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(new TextEncoder().encode('x'.repeat(64)))
    for (const token of [unsigned, sealed]) await expect(firebase('development').prove(merchant(), 'google', token)).rejects.toMatchObject(invalid)
    const emulated = merchant({ emulator: 'http://127.0.0.1:9099' })
    await expect(firebase('production').prove(emulated, 'google', unsigned)).rejects.toMatchObject(invalid)
    // Unsigned tokens are accepted in development only.
    expect(await firebase('development').prove(emulated, 'google', unsigned)).toMatchObject({ subject: 'uid-1' })
  })

  test('of a channel that the merchant does not offer is refused without a check', async () => {
    const off = { code: 'identity.channel.off' }
    await expect(firebase().prove(merchant({ channels: ['phone'] }), 'google', await google.token())).rejects.toMatchObject(off)
    await expect(firebase().prove(testMerchant('alpha'), 'google', await google.token())).rejects.toMatchObject(off)
    expect(google.requests()).toBe(0)
  })
})

describe('Google’s keys', () => {
  test('are fetched once for as long as Google says', async () => {
    const { prove } = firebase()
    await Promise.all(Array.from({ length: 5 }, async () => prove(merchant(), 'google', await google.token())))
    clock.advance(3599)
    await prove(merchant(), 'google', await google.token())
    expect(google.requests()).toBe(1)
    clock.advance(1)
    await prove(merchant(), 'google', await google.token())
    expect(google.requests()).toBe(2)
  })

  test('are fetched again for a new key, but not for every invalid one', async () => {
    const { prove } = firebase()
    await prove(merchant(), 'google', await google.token())
    await google.rotate('second')
    clock.advance(60)
    expect(await prove(merchant(), 'google', await google.token())).toMatchObject({ subject: 'uid-1' })
    expect(google.requests()).toBe(2)
    for (const kid of ['none', 'nowhere']) await expect(prove(merchant(), 'google', await google.token({ kid }))).rejects.toMatchObject(invalid)
    expect(google.requests()).toBe(2)
  })

  test('that cannot be fetched give an error, and are requested again', async () => {
    const { prove } = firebase()
    google.answerWith({ status: 500 })
    await expect(prove(merchant(), 'google', await google.token())).rejects.toMatchObject({ code: 'identity.provider.unavailable' })
    google.answerWith({ maxAge: null })
    expect(await prove(merchant(), 'google', await google.token())).toMatchObject({ subject: 'uid-1' })
  })
})
