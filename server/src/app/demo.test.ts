import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfApp } from '#account/testing/test-factors.ts'
import { createTestApp, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { DEMO_FACTORS } from './demo-logins.ts'
import { createDemoMembers } from './demo.ts'

const logins = [
  { merchant: 'alpha', username: 'player', password: 'Lantern-42-river' },
  { merchant: 'gone', username: 'player', password: 'Harbor-77-cedar' },
]

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

test('demo members are made once, for the existing merchants, and can sign in', async () => {
  await Promise.all([createDemoMembers(wire.system, logins), createDemoMembers(wire.system, logins)])
  const made = await wire.system.stores.members.byUsername('alpha', 'player')
  await createDemoMembers(wire.system, logins)
  expect(await wire.system.stores.members.byUsername('alpha', 'player')).toEqual(made)
  expect(valueOf(await wire.client().call('session.login', signIn('player')))).toMatchObject({ userName: 'player', weakPassword: false })
})

test('one with deposits has a higher rank', async () => {
  await createDemoMembers(wire.system, [{ merchant: 'alpha', username: 'payer', password: 'Lantern-42-river', deposits: [200_000, 50_000] }])
  expect(await wire.system.stores.members.byUsername('alpha', 'payer')).toMatchObject({ depositCount: 2, depositedAmount: 250_000 })
})

test('production has none', async () => {
  const { config } = wire.system
  await expect(createDemoMembers({ ...wire.system, config: { ...config, mode: 'production' } }, logins)).rejects.toThrow('not made in production')
})

test('a guarded one has every second factor except the name, which may be guessed', async () => {
  await createDemoMembers(wire.system, [{ merchant: 'alpha', username: 'guarded', password: 'Lantern-42-river', guarded: true }])
  expect(await wire.client().call('session.login', signIn('guarded'))).toMatchObject({
    errorCode: 'login_verify_required',
    value: { payeeName: false, sms: true, ga: true, email: true },
  })
  const authCode = codeOfApp(DEMO_FACTORS.secret, wire.system.clock())
  expect(
    await wire.client().call('session.loginVerification', { username: 'guarded', password: 'Lantern-42-river', method: 'G', authCode }),
  ).toMatchObject({ success: true })
})
