import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registered, registration, type TestApp, valueOf } from '#testing/test-app.ts'
import { testWallet } from './testing/test-wallet.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

// Proves install-14, money-1, requests-24, requests-34, requests-39.
test('deposits count once the money has arrived, separately for each member (spec 2 §3, Deposit settings and stats)', async () => {
  const { client, customerId } = await registered(wire, 'saver')
  const request = async () => [
    valueOf(await client.call('wallet.depositStats', {})).totalDepositSuccessCount,
    valueOf(await client.call('wallet.depositSettings', {})).firstDeposit,
  ]
  expect(await request()).toEqual([0, 'N'])
  await testWallet(wire.system, customerId).deposit('arrived', 10_000)
  expect(await request()).toEqual([1, 'Y'])
  // The provider says it once more.
  await testWallet(wire.system, customerId).deposit('arrived', 10_000)
  expect(await request()).toEqual([1, 'Y'])

  const other = wire.client()
  other.token = valueOf(await other.call('member.register', registration('spender'))).token
  expect(valueOf(await other.call('wallet.depositStats', {})).totalDepositSuccessCount).toBe(0)
  expect(await wire.client().call('wallet.depositStats', {})).toMatchObject({ status: 401 })
})
