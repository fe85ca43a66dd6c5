import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

// Docs, third-party-login.md; spec 1 §6.

/** An assertion is valid this long at most, s. */
const LIFE = 120
const SECRET = 'a secret that only the two of them know'
let wire: TestApp
let keys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey }
beforeAll(async () => {
  keys = await generateKeyPair('EdDSA', { extractable: true })
  const partners = [
    { id: 'club.example', algorithm: 'HS256' as const, secret: 'CLUB_SECRET' },
    { id: 'portal.example', algorithm: 'EdDSA' as const, publicKey: await exportSPKI(keys.publicKey) },
  ]
  const env = { ALPHA__CLUB_SECRET: SECRET, BETA__CLUB_SECRET: SECRET }
  wire = await createTestApp({ env, merchants: { alpha: { partners }, beta: { partners, register: { enabled: false } } } })
})
afterAll(() => wire.close())

let made = 0
interface Wishes {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly key?: CryptoKey | Uint8Array
  readonly alg?: string
}
const claimsOf = (subject: string, more: Readonly<Record<string, unknown>> = {}) => {
  const now = Math.floor(wire.system.clock().getTime() / 1000)
  made += 1
  return { iss: 'club.example', aud: 'alpha', sub: subject, jti: `jti-${made}`, iat: now, exp: now + 60, ...more }
}
const assertion = async (subject: string, { claims, key = new TextEncoder().encode(SECRET), alg = 'HS256' }: Wishes = {}) =>
  new SignJWT(claimsOf(subject, claims)).setProtectedHeader({ alg }).sign(key)
const enter = (text: string, merchant: 'alpha' | 'beta' = 'alpha') => wire.client(merchant).call('session.thirdParty', { assertion: text })
const invalid = { status: 403, success: false, errorCode: 'third.party.invalid' }

test('an unknown person whom a partner confirms becomes a member, and is that member from then on', async () => {
  const first = valueOf(await enter(await assertion('ann')))
  expect(first).toMatchObject({ customerType: 0, firstTimeLogin: true })
  const second = valueOf(await enter(await assertion('ann')))
  expect(second).toMatchObject({ id: first.id, firstTimeLogin: false })
  expect(valueOf(await enter(await assertion('bob'))).id).not.toBe(first.id)
})

test('a partner may sign with its own key; the same name at another partner is another member', async () => {
  const own = await assertion('ann', { claims: { iss: 'portal.example' }, key: keys.privateKey, alg: 'EdDSA' })
  const club = valueOf(await enter(await assertion('ann')))
  expect(valueOf(await enter(own)).id).not.toBe(club.id)
})

test('an assertion is accepted once, even if several requests bring it at the same time', async () => {
  const text = await assertion('carl')
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => enter(text)))
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
  expect(await enter(text)).toMatchObject(invalid)
})

describe('an assertion is refused', () => {
  test.for<[string, Wishes]>([
    ['one that another key signed', { key: new TextEncoder().encode('x'.repeat(40)) }],
    ['one for another merchant', { claims: { aud: 'beta' } }],
    ['one of somebody who is no partner', { claims: { iss: 'stranger.example' } }],
    ['one without a name of its own', { claims: { jti: undefined } }],
    ['one without a subject', { claims: { sub: undefined } }],
    ['one without an end', { claims: { exp: undefined } }],
    ['one that never was made', { claims: { iat: undefined } }],
    ['one with a subject that cannot be stored', { claims: { sub: 'a\0b' } }],
  ])('%s', async ([, wishes]) => {
    expect(await enter(await assertion('dora', wishes))).toMatchObject(invalid)
  })

  test('with an algorithm other than the merchant chose, unsigned, or broken', async () => {
    const public512 = await assertion('dora', { alg: 'HS512', key: new TextEncoder().encode(SECRET.padEnd(64, '.')) })
    const crossed = await assertion('dora', { claims: { iss: 'portal.example' } })
    for (const text of [public512, crossed, 'a.b.c']) expect(await enter(text)).toMatchObject(invalid)
    expect(await enter(new UnsecuredJWT(claimsOf('dora')).encode())).toMatchObject({ errorCode: 'request.invalid' })
  })

  test('if it is older than two minutes, whatever its own expiry', async () => {
    const text = await assertion('emil', { claims: { exp: Math.floor(wire.system.clock().getTime() / 1000) + 3600 } })
    wire.system.clock.advance(LIFE + 10)
    expect(await enter(text)).toMatchObject(invalid)
  })
})

test('if nobody may register, only existing members sign in', async () => {
  expect(await enter(await assertion('fay', { claims: { aud: 'beta' } }), 'beta')).toMatchObject({ errorCode: 'register.disabled' })
})
