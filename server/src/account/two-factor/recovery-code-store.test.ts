import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

test('a recovery code is used up by the first who takes it (spec 1 §4, Recovery codes)', async () => {
  const { members, recoveryCodes } = wire.system.stores
  await members.add(testMember('owner'), testRegistration)
  const owner = { merchant: 'alpha', memberId: 'owner' }
  await recoveryCodes.replace(owner, ['one', 'two'])
  expect(await recoveryCodes.take(owner, 'one')).toBe(true)
  expect(await recoveryCodes.take(owner, 'one')).toBe(false)
  expect(await recoveryCodes.take({ ...owner, memberId: 'other' }, 'two')).toBe(false)
  expect(await recoveryCodes.left(owner)).toBe(1)
})
