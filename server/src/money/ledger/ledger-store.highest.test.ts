import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// How much an account may hold.

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
  await stage.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => stage.close())

const wallet = createWallet({ clock: () => new Date('2026-01-01T00:00:00Z') })
const ann = { merchant: { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }, memberId: 'ann' }
const HIGHEST = 2 ** 53 - 1

// Proves money-3.
test('a balance goes up to 2^53 − 1, and not one further', async () => {
  await wallet.deposit(stage.stores, { ...ann, reference: 'some', amount: 10 })
  expect(await wallet.adjust(stage.stores, { ...ann, reference: 'rest', amount: HIGHEST - 10 })).toMatchObject({ balance: HIGHEST })
  await expect(wallet.adjust(stage.stores, { ...ann, reference: 'one', amount: 1 })).rejects.toMatchObject({ code: 'request.invalid' })
  expect(await wallet.hold(stage.stores, { ...ann, reference: 'all', amount: HIGHEST })).toMatchObject({ balance: 0 })
})
