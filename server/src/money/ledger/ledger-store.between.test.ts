import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entries, transfers } from '#money/schema.ts'
import { linesOfMovement } from '#money/testing/lines-of-movement.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// Movements between accounts of the house (functions/between.sql).

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
  await stage.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => stage.close())

const at = new Date('2026-01-01T00:00:00Z')
const wallet = createWallet({ clock: () => at })
const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }
const ann = { merchant, memberId: 'ann' }

test('are kept without a balance, in two lines, and answered again as they were', async () => {
  const received = await wallet.receive(stage.stores, { ...ann, reference: 'receive', amount: 900 })
  expect(received).toEqual({ transferId: received.transferId, at, balance: 0, version: 0, isReplay: false })
  expect(await wallet.receive(stage.stores, { ...ann, reference: 'receive', amount: 900 })).toEqual({ ...received, isReplay: true })
  const [row, ...more] = await stage.db.select().from(transfers)
  expect(more).toEqual([])
  expect(row).toMatchObject({ id: received.transferId, kind: 'receive', memberId: 'ann', follows: null, ends: false, balance: 0, version: 0 })
  const lines = await stage.db.select().from(entries).where(eq(entries.transferId, received.transferId)).orderBy(entries.line)
  expect(lines).toMatchObject([
    { line: 1, amount: -900, balanceAfter: null, version: null },
    { line: 2, amount: 900, balanceAfter: null, version: null },
  ])
})

test('with another content are refused, and so are those that follow nothing', async () => {
  await expect(wallet.receive(stage.stores, { ...ann, reference: 'receive', amount: 901 })).rejects.toMatchObject({ code: 'duplicate_transaction' })
  await expect(wallet.refund(stage.stores, { ...ann, reference: 'none', followed: 'none' })).rejects.toMatchObject({ code: 'transaction.unknown' })
})

test('end what they follow, once; asked for again, the end is answered as it was', async () => {
  const refund = await wallet.refund(stage.stores, { ...ann, reference: 'refund', followed: 'receive' })
  expect(await wallet.refund(stage.stores, { ...ann, reference: 'refund', followed: 'receive' })).toEqual({ ...refund, isReplay: true })
  await expect(wallet.refund(stage.stores, { ...ann, reference: 'again', followed: 'receive' })).rejects.toMatchObject({ code: 'transaction.ended' })
  const [row] = await stage.db.select().from(transfers).where(eq(transfers.id, refund.transferId))
  expect(row).toMatchObject({ kind: 'refund', ends: true })
})

test('are in the merchant’s own accounts, whoever else has such', async () => {
  const beta = { ...merchant, code: 'beta' }
  await stage.stores.members.add(testMember('ann', { merchant: 'beta' }), testRegistration)
  await wallet.receive(stage.stores, { merchant: beta, memberId: 'ann', reference: 'receive', amount: 5 })
  await wallet.receive(stage.stores, { ...ann, reference: 'more', amount: 70 })
  expect(await linesOfMovement(stage.db, 'more')).toEqual({ bank: -70, refunds: 70 })
})

test('are in the currency with which the ledger began', async () => {
  const foreign = { ...merchant, settings: { currency: 'BRL', decimals: 2 } }
  await expect(wallet.receive(stage.stores, { merchant: foreign, memberId: 'ann', reference: 'foreign', amount: 5 })).rejects.toMatchObject({
    code: 'currency.mismatch',
  })
})
