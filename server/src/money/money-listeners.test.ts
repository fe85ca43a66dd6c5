import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { declareJobs } from '#kernel/jobs/job-kind.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { jobRows } from '#testing/test-stores.ts'
import { MoneyPayload } from './money-listeners.ts'
import { createWallet } from './wallet.ts'

const { heard } = declareJobs({ heard: { lane: { name: 'test', atOnce: 1 }, payload: MoneyPayload } })
const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }
const who = { merchant, memberId: 'ann' }

let database: OpenDatabase
let system: TestSystem
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database })
  await system.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => system.close())

const jobs = async () => (await jobRows(database.db)).filter(({ kind }) => kind === 'heard').map(({ payload }) => payload)

// Proves money-13.
test('who listens gets a job with each event, in the transaction of the money, once', async () => {
  const { clock, stores } = system
  const listeners = [{ events: ['deposit'], kind: heard }] as const
  const inUnit: typeof system.inUnit = work => system.inUnit(unit => work({ ...unit, ledger: { ...unit.ledger, listeners } }))
  const wallet = createWallet({ clock })
  const deposit = (reference: string) => inUnit(unit => wallet.deposit(unit, { ...who, reference, amount: 1_000 }))
  const first = await deposit('one')
  const second = await deposit('two')
  await deposit('two')
  expect(await jobs()).toEqual([{ transferId: first.transferId }, { transferId: second.transferId }])

  const undone = inUnit(async unit => {
    await wallet.deposit(unit, { ...who, reference: 'three', amount: 1_000 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobs()).toHaveLength(2)

  // It does not listen to withdrawals.
  await wallet.hold(stores, { ...who, reference: 'w', amount: 300 })
  const paid = await inUnit(unit => wallet.payOut(unit, { ...who, reference: 'p', followed: 'w' }))
  expect(await jobs()).toHaveLength(2)

  const event = { merchant: 'alpha', memberId: 'ann', asset: 'PHP/2', at: clock(), amount: 1_000, event: 'deposit' }
  expect(await stores.ledger.eventOf('alpha', first.transferId)).toEqual({ ...event, transferId: first.transferId, first: true })
  expect(await stores.ledger.eventOf('alpha', second.transferId)).toEqual({ ...event, transferId: second.transferId, first: false })
  expect(await stores.ledger.eventOf('alpha', paid.transferId)).toMatchObject({ event: 'withdraw', amount: 300, first: false })
})
