import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

// Spec 1 §1, §6: free-play login; spec 1 §1, Member types: type 4 is what it gives.

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ recurring: ['account'], merchants: { alpha: { freePlay: true } } })
})
afterAll(() => wire.close())

const play = (ip: string, loginDeviceId?: string) =>
  wire.client('alpha', { ip }).call('session.freePlay', loginDeviceId === undefined ? {} : { loginDeviceId })
const PHONE = 'c'.repeat(32)

test('it opens a session of a new restricted member, who cannot sign in again', async () => {
  const client = wire.client()
  const answer = valueOf(await client.call('session.freePlay', {}))
  expect(answer).toMatchObject({ customerType: 4, userName: expect.stringMatching(/^guest_[a-z0-9]{5,14}$/) })
  expect(answer.rememberToken).toBeUndefined()
  client.token = answer.token
  expect(valueOf(await client.call('member.info', {}))).toMatchObject({ type: 4, guest: true })
  expect(await client.call('session.login', { type: 'username', username: answer.userName, password: '' })).toMatchObject({ success: false })
})

// Proves identity-6, product-and-roles-2.
test('a guest cannot bind an identity', async () => {
  const client = wire.client()
  client.token = valueOf(await client.call('session.freePlay', {})).token
  const outcome = await client.call('member.bindIdentity', { firebaseChannel: 'google', firebaseIdToken: 'a.b.c' })
  expect(outcome).toMatchObject({ status: 403, errorCode: 'no_permissions' })
})

test('a guest cannot add a way to sign in, and cannot send codes', async () => {
  const client = wire.client()
  client.token = valueOf(await client.call('session.freePlay', {})).token
  for (const outcome of [
    await client.call('member.password', { newPassword: 'Lantern-42-river' }),
    await client.call('member.securityContactCode', { mobile: { countryDialingCode: '63', mobileNum: '9175550111' } }),
    await client.call('member.securityContact', { email: 'guest@example.com', verificationCode: '000000' }),
    await client.call('member.securityAuthenticatorBegin', {}),
    await client.call('member.securityPayeeName', { payeeName: 'Dana Rivers' }),
  ])
    expect(outcome).toMatchObject({ status: 403, errorCode: 'no_permissions' })
})

test('a member whom an operator restricts may still change password and factors', async () => {
  const { stores, passwords } = wire.system
  const passwordHash = await passwords.hash(PASSWORD, '203.0.113.7')
  await stores.members.add(testMember('limited', { type: 4, username: 'limited', passwordHash }), testRegistration)
  const client = wire.client()
  client.token = valueOf(await client.call('session.login', signIn('limited'))).token
  expect(valueOf(await client.call('member.info', {}))).toMatchObject({ type: 4, guest: false })
  valueOf(await client.call('member.securityPayeeName', { payeeName: 'Dana Rivers' }))
  expect(await client.call('member.password', { oldPassword: PASSWORD, newPassword: 'Meadow-18-stone' })).toMatchObject({ success: true })
})

test('a merchant can turn it off', async () => {
  expect(await wire.client('beta').call('session.freePlay', {})).toMatchObject({ errorCode: 'free.play.off' })
})

test('it is limited by device and by network', async () => {
  for (let time = 0; time < 5; time += 1) valueOf(await play('192.0.2.1', PHONE))
  expect(await play('198.51.100.1', PHONE)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' })
  // The tries that the device's limit refused counted against the network too, so one fewer is left.
  for (let time = 1; time < 100; time += 1) valueOf(await play('198.51.100.1'))
  expect(await play('198.51.100.1')).toMatchObject({ status: 429 })
  valueOf(await play('192.0.2.1'))
})

test('a guest is deleted a day later, once no session is valid; a member whom an operator restricted never is', async () => {
  const { stores, jobs, clock } = wire.system
  await stores.members.add(testMember('barred', { type: 4, username: 'barred' }), testRegistration)
  const { id } = valueOf(await play('203.0.113.99'))
  await jobs.runDue()
  expect(await stores.members.byId('alpha', id)).toBeDefined()
  clock.advance(24 * 60 * 60 + 1)
  // One job deletes the session, the next one its member.
  await jobs.runDue()
  clock.advance(60 * 60)
  await jobs.runDue()
  expect(await stores.members.byId('alpha', id)).toBeUndefined()
  expect(await stores.members.byId('alpha', 'barred')).toBeDefined()
})
