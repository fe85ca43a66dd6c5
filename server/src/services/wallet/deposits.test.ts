import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

test('deposits count once the money has arrived, separately for each member (spec 2 §3, Deposit settings and stats)', async () => {
  const { stores, clock } = wire.system
  const client = wire.client()
  client.token = valueOf(await client.call('member.register', registration('saver'))).token
  const member = await stores.members.byUsername('alpha', 'saver')
  const deposit = { merchant: 'alpha', memberId: member?.id ?? '', amount: 10_000, currency: 'PHP', submittedAt: clock() }
  const asked = async () => [
    valueOf(await client.call('wallet.depositStats', {})).totalDepositSuccessCount,
    valueOf(await client.call('wallet.depositSettings', {})).firstDeposit,
  ]
  await stores.deposits.add({ ...deposit, id: 'under-way', arrivedAt: null })
  expect(await asked()).toEqual([0, 'N'])
  await stores.deposits.add({ ...deposit, id: 'arrived', arrivedAt: clock() })
  expect(await asked()).toEqual([1, 'Y'])

  const other = wire.client()
  other.token = valueOf(await other.call('member.register', registration('spender'))).token
  expect(valueOf(await other.call('wallet.depositStats', {})).totalDepositSuccessCount).toBe(0)
  expect(await wire.client().call('wallet.depositStats', {})).toMatchObject({ status: 401 })
})
