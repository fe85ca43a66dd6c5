import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registered, type TestApp } from '#testing/test-app.ts'
import { policyFor } from './policy.ts'
import { safePlayCommand } from './safe-play-command.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

// Proves money-16.
test('staff say which country holds, with a reason and a name; until then it is that of the registration', async () => {
  const { system } = wire
  const merchant = system.merchants.byCode('alpha')!
  const { customerId: id } = await registered(wire, 'traveller')
  const command = (...args: readonly string[]) => safePlayCommand(system)(merchant, args)
  const member = async () => (await system.stores.members.byId('alpha', id))!
  expect((await member()).country).toBeNull()
  await expect(command('country', id, 'SE')).rejects.toThrow('Usage')
  await expect(command('country', id, 'Sweden', '--reason', 'a document', '--by', 'ann')).rejects.toThrow('is no code of a country')
  await expect(command('country', 'nobody', 'SE', '--reason', 'a document', '--by', 'ann')).rejects.toThrow('has no member')
  await command('country', id, 'SE', '--reason', 'a document', '--by', 'ann')
  expect((await member()).country).toBe('SE')
  const [entry] = await system.stores.audit.ofMember('alpha', id, 1)
  expect(entry).toMatchObject({ event: 'play.country-set', detail: { country: 'SE', before: null, by: 'ann', reason: 'a document' } })
  // Wherever they are today.
  const caller = { merchant, network: { country: 'PH' }, session: { member: await member() } }
  expect(policyFor(caller).helplines).toEqual([{ name: 'Stödlinjen', url: 'https://www.stodlinjen.se' }])
})
