import { afterAll, beforeAll, expect, test } from 'vitest'
import { transfers } from '#money/schema.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// A rollback that comes before its bet (functions/bar.sql).

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
  for (const merchant of ['alpha', 'beta']) {
    await stage.stores.members.add(testMember('rich', { merchant }), testRegistration)
    await stage.stores.members.add(testMember('poor', { merchant }), testRegistration)
  }
  const of = { memberId: 'rich', amount: 500 }
  await wallet.deposit(stage.stores, { ...of, merchant: alpha, reference: 'paid' })
  await wallet.bet(stage.stores, { ...of, merchant: alpha, reference: 'here', amount: 100 })
  await wallet.earnPoints(stage.stores, { ...of, merchant: alpha, reference: 'points', amount: 7 })
  await wallet.deposit(stage.stores, { ...of, merchant: { ...alpha, code: 'beta' }, reference: 'paid', amount: 9 })
})
afterAll(() => stage.close())

const wallet = createWallet({ clock: () => new Date('2026-01-01T00:00:00Z') })
const alpha = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }
const at = new Date('2026-01-02T00:00:00Z')
const bar = (memberId: string, reference: string, followed: string, requestHash = `hash of ${reference}`) =>
  stage.stores.ledger.bar({ merchant: 'alpha', memberId, reference, followed, requestHash, asset: 'PHP/2', at, detail: { why: 'late' } })
const written = async (...references: readonly string[]) =>
  (await stage.db.select().from(transfers)).filter(({ reference }) => references.includes(reference)).toSorted((one, other) => one.id - other.id)

test('is kept with the bet that has not come: two movements of nothing, the one the end of the other', async () => {
  const answer = await bar('rich', 'back', 'late')
  const [bet, rollback, ...more] = await written('late', 'back')
  expect(answer).toEqual({ transferId: rollback?.id, at, balance: 400, version: 2, isReplay: false })
  expect(more).toEqual([])
  const both = { merchant: 'alpha', memberId: 'rich', at, balance: 400, version: 2 }
  expect(bet).toMatchObject({ ...both, kind: 'bet', reference: 'late', requestHash: '', follows: null, ends: false, detail: {} })
  expect(rollback).toMatchObject({ ...both, kind: 'rollback', reference: 'back', requestHash: 'hash of back', follows: bet?.id, ends: true })
  expect(rollback?.detail).toEqual({ why: 'late' })
})

test('of a member who has no account is answered with nothing', async () => {
  expect(await bar('poor', 'poor-back', 'poor-late')).toMatchObject({ balance: 0, version: 0, isReplay: false })
})

test('again is answered as before, and under the same name another one is refused', async () => {
  const first = await bar('rich', 'twice', 'twice-late')
  expect(await bar('rich', 'twice', 'twice-late')).toEqual({ ...first, isReplay: true })
  expect(await bar('rich', 'twice', 'twice-late', 'another')).toEqual({ refused: 'duplicate_transaction' })
  expect(await written('twice', 'twice-late')).toHaveLength(2)
})

test('bars nothing where the bet has come meanwhile', async () => {
  expect(await bar('rich', 'too-late', 'here')).toEqual({ refused: 'transaction.unknown' })
  expect(await written('too-late')).toEqual([])
  expect(await bar('rich', 'second', 'late')).toEqual({ refused: 'transaction.unknown' })
})

test('a bet that was barred is refused, with too little money too', async () => {
  await bar('rich', 'barring', 'barred')
  for (const amount of [1, 1_000_000])
    await expect(wallet.bet(stage.stores, { merchant: alpha, memberId: 'rich', reference: 'barred', amount })).rejects.toMatchObject({
      code: 'transaction.ended',
    })
})
