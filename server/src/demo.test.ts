import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoMembers } from '#demo.ts'
import { createTestApp, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

const logins = [
  { merchant: 'alpha', username: 'player', password: 'Lantern-42-river' },
  { merchant: 'gone', username: 'player', password: 'Harbor-77-cedar' },
]

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

test('demo members are made once, for the merchants that are there, and may sign in', async () => {
  await Promise.all([createDemoMembers(wire.system, logins), createDemoMembers(wire.system, logins)])
  const made = await wire.system.stores.members.byUsername('alpha', 'player')
  await createDemoMembers(wire.system, logins)
  expect(await wire.system.stores.members.byUsername('alpha', 'player')).toEqual(made)
  expect(valueOf(await wire.client().call('session.login', signIn('player')))).toMatchObject({ userName: 'player', weakPassword: false })
})

test('production has none', async () => {
  const { config } = wire.system
  await expect(createDemoMembers({ ...wire.system, config: { ...config, mode: 'production' } }, logins)).rejects.toThrow('not made in production')
})
