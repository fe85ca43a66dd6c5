import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

// A client written from the contract alone uses the whole API.

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

// Proves registration-4.
test('a member registers, reads their own data, signs out, and signs in again', async () => {
  const client = wire.client()
  const registered = valueOf(await client.call('member.register', registration('Marta_1')))
  expect(registered).toMatchObject({
    customerName: 'Marta_1',
    userName: 'Marta_1',
    customerType: 0,
    firstTimeLogin: true,
    passwordExpired: false,
    weakPassword: false,
  })
  expect(registered.id).toBe(registered.customerId)

  client.token = registered.token
  expect(valueOf(await client.call('member.info', {}))).toEqual({
    customerId: registered.customerId,
    userName: 'Marta_1',
    merchantCode: 'alpha',
    profileIcon: null,
    type: 0,
    language: 'EN',
    currency: 'PHP',
    firstTimeLogin: true,
    guest: false,
    hasPassword: true,
    walletVersion: 0,
    pause: null,
    counts: { chat: 0, inbox: 0 },
    registeredAt: '2026-01-01T00:00:00.000Z',
    clubLabel: null,
  })

  expect(valueOf(await client.call('session.logout', {}))).toEqual({})
  expect(await client.call('member.info', {})).toMatchObject({ status: 401, errorCode: 'user.or.token.invalid' })

  const again = valueOf(await client.call('session.login', signIn('mARTA_1')))
  expect(again).toMatchObject({ id: registered.customerId, userName: 'Marta_1', firstTimeLogin: false })
  client.token = again.token
  expect(valueOf(await client.call('member.info', {}))).toMatchObject({ firstTimeLogin: false })
})

test('the password is nowhere in what is stored', async () => {
  const { customerId } = valueOf(await wire.client().call('member.register', registration('stored')))
  const member = await wire.system.stores.members.byId('alpha', customerId)
  const events = await wire.system.stores.audit.ofMember('alpha', customerId, 10)
  expect(events.map(({ event }) => event)).toContain('member.registered')
  expect(JSON.stringify({ member, events })).not.toContain(PASSWORD)
})
