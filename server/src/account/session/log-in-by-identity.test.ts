import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGoogleStandIn, firebaseSetting, identityProof, type GoogleStandIn, type IdentityWishes } from '#account/testing/google-stand-in.ts'
import { createTestApp, registered, type TestApp, valueOf } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

// Spec 1 §3, §4: sign-in and registration by phone or social identity.

const firebase = { ...firebaseSetting, channels: [...firebaseSetting.channels] }
let wire: TestApp
let google: GoogleStandIn
beforeAll(async () => {
  const clock = testClock()
  google = await createGoogleStandIn(clock)
  wire = await createTestApp({
    clock,
    fetch: google.fetch,
    merchants: { alpha: { firebase }, beta: { firebase, flags: { FIREBASECREATEACC3: false } } },
  })
})
afterAll(() => wire.close())

const proof = (subject: string, wishes?: IdentityWishes) => identityProof(google, subject, wishes)
const phone = (subject: string, number: string) => proof(subject, { provider: 'phone', phone: number })
const logIn = async (request: Awaited<ReturnType<typeof proof>>, merchant: 'alpha' | 'beta' = 'alpha') =>
  wire.client(merchant).call('session.login', { type: 'firebase', ...request })
const register = async (request: Awaited<ReturnType<typeof proof>>, merchant: 'alpha' | 'beta' = 'alpha') =>
  wire.client(merchant).call('member.registerFirebase', { ...request, login: true, registerMethod: 'H5', smsTemplate: 'welcome' })
const bindRequired = { status: 403, success: false, errorCode: 'bind_customer_required' }

describe('an unknown identity', () => {
  // Proves identity-1.
  test('must be bound or registered', async () => {
    expect(await logIn(await proof('stranger'))).toMatchObject(bindRequired)
  })

  // Proves identity-2, requests-25.
  test('registers as a member with a generated name and no password, signed in, and signs in from then on', async () => {
    const registered = valueOf(await register(await proof('newcomer')))
    expect(registered.customerName).toMatch(/^m[a-z0-9]{5,19}$/)
    expect(registered).toMatchObject({ userName: registered.customerName, customerType: 0, firstTimeLogin: true, weakPassword: false })
    expect(valueOf(await logIn(await proof('newcomer')))).toMatchObject({ id: registered.customerId, firstTimeLogin: false })
    expect(await wire.system.stores.members.byUsername('alpha', registered.customerName)).toMatchObject({ passwordHash: null, mobile: null })
  })

  test('by phone also proves its number', async () => {
    const { customerId } = valueOf(await register(await phone('phone-1', '+639170000001')))
    expect(await wire.system.stores.members.byContact('alpha', { channel: 'sms', recipient: '639170000001' })).toMatchObject({ id: customerId })
  })

  test('registers only once', async () => {
    const request = await proof('twice')
    const outcomes = await Promise.all([register(request), register(request)])
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
    expect(outcomes.find(({ success }) => !success)).toMatchObject({ status: 409, errorCode: 'identity.taken' })
  })

  // Proves identity-1.
  test('does not register if FIREBASECREATEACC3 is off', async () => {
    expect(await register(await proof('unwanted'), 'beta')).toMatchObject({ errorCode: 'register.disabled' })
  })

  test('is unknown at every other merchant', async () => {
    valueOf(await register(await proof('local')))
    expect(await logIn(await proof('local'), 'beta')).toMatchObject(bindRequired)
  })
})

describe('a proven number', () => {
  test('signs in the member who proved it before, and the identity is bound to them', async () => {
    const owner = { mobile: '639170000002', mobileVerifiedAt: wire.system.clock() }
    await wire.system.stores.members.add(testMember('owner', owner), testRegistration)
    expect(valueOf(await logIn(await phone('phone-2', '+639170000002')))).toMatchObject({ id: 'owner' })
    // The identity stays theirs even if the number changes.
    await wire.system.stores.members.removeContact('alpha', 'owner', 'sms')
    expect(valueOf(await logIn(await phone('phone-2', '+639170000002')))).toMatchObject({ id: 'owner' })
  })

  test('does not sign in a member who only typed it', async () => {
    await wire.system.stores.members.add(testMember('claimant', { mobile: '639170000003' }), testRegistration)
    expect(await logIn(await phone('phone-3', '+639170000003'))).toMatchObject(bindRequired)
  })
})

describe('binding', () => {
  const signedIn = async (username: string) => (await registered(wire, username)).client

  test('requires a session; from then on the identity signs its member in', async () => {
    const client = await signedIn('binder')
    expect(await wire.client().call('member.bindIdentity', await proof('friend'))).toMatchObject({ status: 401 })
    valueOf(await client.call('member.bindIdentity', await proof('friend')))
    // Binding it again changes nothing.
    valueOf(await client.call('member.bindIdentity', await proof('friend')))
    expect(valueOf(await logIn(await proof('friend')))).toMatchObject({ userName: 'binder' })
  })

  test('never takes an identity from another member', async () => {
    valueOf(await (await signedIn('first_owner')).call('member.bindIdentity', await proof('wanted')))
    const thief = await signedIn('second_owner')
    expect(await thief.call('member.bindIdentity', await proof('wanted'))).toMatchObject({ status: 409, errorCode: 'identity.taken' })
    expect(valueOf(await logIn(await proof('wanted')))).toMatchObject({ userName: 'first_owner' })
  })
})

test('a token that proves nothing opens nothing and is recorded', async () => {
  expect(await logIn(await proof('forger', { claims: { aud: 'other' } }))).toMatchObject({ status: 403, errorCode: 'identity.token.invalid' })
})

test('a request without channel and token is invalid', async () => {
  expect(await wire.client().call('session.login', { type: 'firebase' })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
  expect(await wire.client().call('session.login', { type: 'username', password: 'x' })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
})

test('if remembered, the member comes back by the token', async () => {
  const client = wire.client()
  const device = { loginDeviceId: 'd'.repeat(32) }
  const { userName: username = '', rememberToken = '' } = valueOf(
    await client.call('member.registerFirebase', { ...(await proof('keeper')), login: true, remember: true, registerMethod: 'H5', ...device }),
  )
  expect(valueOf(await client.call('session.login', { type: 'username', username, rememberToken, ...device }))).toMatchObject({ userName: username })
})
