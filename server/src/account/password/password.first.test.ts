import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { register: { ways: ['autoUsername'] }, session: { idleSeconds: 3600 } } } })
})
afterAll(() => wire.close())

const quick = async () => {
  const client = wire.client()
  const { token, customerId, customerName } = valueOf(await client.call('member.registerAutoUsername', { login: true, registerMethod: 'H5' }))
  client.token = token
  return { client, customerId, customerName }
}

test('a member without a password sets the first one without an old one, and signs in by it', async () => {
  const { client, customerName } = await quick()
  expect(valueOf(await client.call('member.info', {}))).toMatchObject({ hasPassword: false })
  client.token = valueOf(await client.call('member.password', { newPassword: PASSWORD })).token
  expect(valueOf(await client.call('member.info', {}))).toMatchObject({ hasPassword: true })
  expect(valueOf(await wire.client().call('session.login', signIn(customerName)))).toMatchObject({ userName: customerName })
})

test('the second one requires the first', async () => {
  const { client } = await quick()
  client.token = valueOf(await client.call('member.password', { newPassword: PASSWORD })).token
  expect(await client.call('member.password', { newPassword: 'Harbor-77-cedar' })).toMatchObject({ errorCode: 'password.wrong' })
})

test('of several first ones at once, only one is set', async () => {
  const { client } = await quick()
  const outcomes = await Promise.all(
    ['Lantern-42-river', 'Harbor-77-cedar', 'Meadow-18-stone'].map(newPassword => client.call('member.password', { newPassword })),
  )
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1)
})

test('with a proven number, a session without a recent confirmation must prove the number again', async () => {
  const { client, customerId } = await quick()
  await wire.system.stores.members.setContact('alpha', customerId, { channel: 'sms', recipient: '639170000009' }, wire.system.clock())
  wire.system.clock.advance(10 * 60)
  expect(await client.call('member.password', { newPassword: PASSWORD })).toMatchObject({ errorCode: 'confirmation.required' })
})
