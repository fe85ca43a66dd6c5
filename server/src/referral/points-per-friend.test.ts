import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { setMemberType } from '#testing/stored-rows.ts'
import { createTestApp, registered, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({
    database,
    merchants: { alpha: { promotions: { REFERRAL: { enabled: true, count: 0 } }, referral: { points: 200 } } },
  })
})
afterAll(() => wire.close())

const setPolicy = async (depositRewards: boolean) => {
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), {
    'content/safe-play.json': { timeZone: 'UTC', helplines: [{ name: 'Help', phone: '1553' }], rules: { required: [], depositRewards } },
  })
  expect(await wire.system.merchants.reload()).toEqual([])
}

// Proves referral-10.
test('the page promises the points that will be given: to members, to no agent, and nothing where deposits may not be rewarded', async () => {
  const promisedTo = async (username: string, type: number) => {
    const { client, customerId } = await registered(wire, username)
    await setMemberType(database.db, customerId, type)
    client.token = valueOf(await client.call('session.login', signIn(username))).token
    return valueOf(await client.call('referral.invitation', {})).pointsPerFriend
  }
  await setPolicy(true)
  expect(await promisedTo('promised', 0)).toBe(200)
  expect(await promisedTo('settled', 1)).toBe(0)
  await setPolicy(false)
  expect(await promisedTo('forbidden', 0)).toBe(0)
})
