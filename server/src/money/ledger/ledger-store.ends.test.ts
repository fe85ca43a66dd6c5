import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

// How a bet ends (functions/steps.sql).

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

const player = async (id: string) => {
  await system.stores.members.add(testMember(id, { username: id }), testRegistration)
  const wallet = testWallet(system, id)
  await wallet.deposit(`${id}-start`, 1_000)
  await wallet.bet(`${id}-bet`, 100)
  return wallet
}

test('a bet wins more than once; declared void, it wins nothing more, and is declared void once', async () => {
  const { win, voidBet, rollback } = await player('ann')
  expect(await win('ann-win', 'ann-bet', 40)).toMatchObject({ balance: 940 })
  expect(await win('ann-more', 'ann-bet', 5)).toMatchObject({ balance: 945 })
  expect(await voidBet('ann-void', 'ann-bet')).toMatchObject({ balance: 1_045 })
  const ended = { code: 'transaction.ended' }
  await expect(win('ann-late', 'ann-bet', 5)).rejects.toMatchObject(ended)
  await expect(voidBet('ann-again', 'ann-bet')).rejects.toMatchObject(ended)
  await expect(rollback('ann-back', 'ann-bet')).rejects.toMatchObject(ended)
})

test('one that had not won wins nothing either once it is void', async () => {
  const { win, voidBet } = await player('bea')
  expect(await voidBet('bea-void', 'bea-bet')).toMatchObject({ balance: 1_000 })
  await expect(win('bea-late', 'bea-bet', 5)).rejects.toMatchObject({ code: 'transaction.ended' })
})
