import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, houseSums } from '#money/schema.ts'
import { earlierEnded } from '#money/testing/sum-house.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// The sums of the house's accounts (functions/house.sql). The tests follow each other.

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
  for (const code of ['beta', 'alpha']) {
    await stage.stores.members.add(testMember('ann', { merchant: code }), testRegistration)
    await deposit(code, 'first', 100)
  }
})
afterAll(() => stage.close())

const wallet = createWallet({ clock: () => new Date('2026-01-01T00:00:00Z') })
const deposit = (code: string, reference: string, amount: number, on = stage.stores) =>
  wallet.deposit(on, { merchant: { code, settings: { currency: 'PHP', decimals: 2 } }, memberId: 'ann', reference, amount })
const balances = async (code = 'alpha') => (await stage.stores.reconcile.houseBalances(code)).map(({ kind, balance }) => [kind, balance])
const kept = () =>
  stage.db
    .select({ merchant: houseSums.merchant, kind: accounts.kind, amount: houseSums.amount })
    .from(houseSums)
    .innerJoin(accounts, eq(accounts.id, houseSums.accountId))
    .where(eq(accounts.merchant, houseSums.merchant))
    .orderBy(accounts.kind)

const sumHouse = async () => {
  await earlierEnded(stage.db)
  await stage.stores.reconcile.sumHouse('alpha')
}

test('balances are exact before any sum is taken', async () => {
  expect(await balances()).toEqual([
    ['bank', -100],
    ['games', 0],
  ])
})

test('sums are kept of the merchant’s own house alone', async () => {
  await sumHouse()
  expect(await kept()).toEqual([
    { merchant: 'alpha', kind: 'bank', amount: -100 },
    { merchant: 'alpha', kind: 'games', amount: 0 },
  ])
})

test('a line of a transaction that is still running when a sum is taken is added by a later one, once', async () => {
  await stage.inUnit(async unit => {
    await deposit('alpha', 'late', 30, unit)
    await unit.reconcile.sumHouse('alpha')
  })
  expect(await balances()).toEqual([
    ['bank', -130],
    ['games', 0],
  ])
  expect((await kept())[0]).toMatchObject({ amount: -100 })
  for (let times = 0; times < 2; times += 1) {
    await sumHouse()
    expect((await kept())[0]).toMatchObject({ amount: -130 })
    expect(await balances()).toEqual([
      ['bank', -130],
      ['games', 0],
    ])
  }
})
