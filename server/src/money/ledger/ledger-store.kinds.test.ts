import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { entries } from '#money/schema.ts'
import { linesOfMovement } from '#money/testing/lines-of-movement.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// Kinds of movements that the histories do not have: of play credit, and between accounts of the house.

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
})
afterAll(() => stage.close())

const wallet = createWallet({ clock: () => new Date('2026-01-01T00:00:00Z') })
const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }
const lines = (reference: string) => linesOfMovement(stage.db, reference)

/** The accounts that are there, of the house and of a member. */
const accountsOf = async (memberId: string | null, code = 'alpha'): Promise<readonly string[]> => {
  const rows = await rowsOf<{ readonly kind: string }>(
    stage.db,
    sql`select kind from accounts where merchant = ${code} and member_id is not distinct from ${memberId} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

// The tests of this file follow each other: each account is opened by the first movement that needs it.
test('a first movement opens what everybody needs, and nothing else; of a member the main account first', async () => {
  await stage.stores.members.add(testMember('ann'), testRegistration)
  const ann = { merchant, memberId: 'ann' }
  await wallet.deposit(stage.stores, { ...ann, reference: 'in', amount: 10_000 })
  expect(await accountsOf('ann')).toEqual(['main', 'held'])
  expect(await accountsOf(null)).toEqual(['bank', 'games'])
  await wallet.earnPoints(stage.stores, { ...ann, reference: 'points', amount: 5 })
  expect(await accountsOf('ann')).toEqual(['main', 'held', 'points'])
  expect(await accountsOf(null)).toEqual(['bank', 'games', 'rewards'])
})

test('play credit is given, becomes money or lapses, whole', async () => {
  const ann = { merchant, memberId: 'ann' }
  await wallet.grantCredit(stage.stores, { ...ann, reference: 'grant-1', amount: 700 })
  expect(await lines('grant-1')).toEqual({ promotions: -700, credit: 700 })
  expect(await accountsOf('ann')).toEqual(['main', 'held', 'points', 'credit'])
  expect(await accountsOf(null)).toEqual(['bank', 'games', 'rewards', 'promotions'])
  await wallet.releaseCredit(stage.stores, { ...ann, reference: 'release', followed: 'grant-1' })
  expect(await lines('release')).toEqual({ credit: -700, main: 700 })
  await wallet.grantCredit(stage.stores, { ...ann, reference: 'grant-2', amount: 40 })
  await wallet.lapseCredit(stage.stores, { ...ann, reference: 'lapse', followed: 'grant-2' })
  expect(await lines('lapse')).toEqual({ credit: -40, promotions: 40 })
  await wallet.gift(stage.stores, { ...ann, reference: 'gift', amount: 30 })
  expect(await lines('gift')).toEqual({ promotions: -30, main: 30 })
})

// Proves money-12.
test('what is received for a payer goes back whole, and what a draw leaves is carried whole', async () => {
  const ann = { merchant, memberId: 'ann' }
  await wallet.receive(stage.stores, { ...ann, reference: 'receive', amount: 900 })
  expect(await lines('receive')).toEqual({ bank: -900, refunds: 900 })
  await wallet.refund(stage.stores, { ...ann, reference: 'refund', followed: 'receive' })
  expect(await lines('refund')).toEqual({ refunds: -900, bank: 900 })
  await wallet.setAside(stage.stores, { merchant, reference: 'rest', amount: 50 })
  expect(await lines('rest')).toEqual({ games: -50, pools: 50 })
  await wallet.carryOver(stage.stores, { merchant, reference: 'carry', followed: 'rest' })
  expect(await lines('carry')).toEqual({ pools: -50, games: 50 })
  expect(await accountsOf(null)).toEqual(['bank', 'games', 'rewards', 'promotions', 'refunds', 'pools'])
  expect(await accountsOf('ann')).toEqual(['main', 'held', 'points', 'credit'])
})

test('the accounts of corrections, losses, fees and debts are opened by what moves them alone', async () => {
  await stage.stores.members.add(testMember('bea', { username: 'bea' }), testRegistration)
  const bea = { merchant, memberId: 'bea' }
  await wallet.adjust(stage.stores, { ...bea, reference: 'adjust', amount: 10 })
  expect((await accountsOf(null)).slice(6)).toEqual(['corrections'])
  await wallet.deposit(stage.stores, { ...bea, reference: 'with-fee', amount: 100, detail: { fee: 5 } })
  expect((await accountsOf(null)).slice(6)).toEqual(['corrections', 'fees'])
  expect(await accountsOf('bea')).toEqual(['main', 'held'])
  await wallet.deduct(stage.stores, { ...bea, reference: 'deduct', amount: 20 })
  expect(await accountsOf('bea')).toEqual(['main', 'held', 'owed'])
  await wallet.writeOff(stage.stores, { ...bea, reference: 'write-off' })
  expect((await accountsOf(null)).slice(6)).toEqual(['corrections', 'fees', 'losses'])
})

test('whatever the first movement is, everybody has the account that is answered, and the house those that are always used', async () => {
  const beta = { ...merchant, code: 'beta' }
  await stage.stores.members.add(testMember('cid', { merchant: 'beta' }), testRegistration)
  await wallet.deduct(stage.stores, { merchant: beta, memberId: 'cid', reference: 'first', amount: 20 })
  expect(await accountsOf('cid', 'beta')).toEqual(['main', 'held', 'owed'])
  expect(await accountsOf(null, 'beta')).toEqual(['bank', 'corrections', 'games'])
})

test('a payout that comes back is the member’s again, and its fee is given back', async () => {
  const ann = { merchant, memberId: 'ann' }
  await wallet.hold(stage.stores, { ...ann, reference: 'hold', amount: 300 })
  await wallet.payOut(stage.stores, { ...ann, reference: 'payout', followed: 'hold', detail: { fee: 15 } })
  expect(await lines('payout')).toEqual({ held: -300, bank: 285, fees: 15 })
  await wallet.reverse(stage.stores, { ...ann, reference: 'reversal', followed: 'payout' })
  expect(await lines('reversal')).toEqual({ bank: -285, main: 300, fees: -15 })
})

test('lines are numbered, that of a fee last, and of each member the first deposit alone is the first, whoever has paid in before', async () => {
  // Neither has ever paid in.
  for (const id of ['dan', 'eve']) await stage.stores.members.add(testMember(id, { username: id }), testRegistration)
  await stage.stores.members.add(testMember('fay', { username: 'fay' }), testRegistration)
  const fay = { merchant, memberId: 'fay' }
  const isFirst = async (reference: string) => {
    const { transferId } = await wallet.deposit(stage.stores, { ...fay, reference, amount: 100, detail: { fee: 2 } })
    const lines = await stage.db.select().from(entries).where(eq(entries.transferId, transferId)).orderBy(entries.line)
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
      [1, -102],
      [2, 100],
      [3, 2],
    ])
    return (await stage.stores.ledger.eventOf('alpha', transferId))?.first
  }
  expect([await isFirst('fay-1'), await isFirst('fay-2')]).toEqual([true, false])
  const { transferId } = await wallet.bet(stage.stores, { ...fay, reference: 'fay-bet', amount: 30 })
  const lines = await stage.db.select().from(entries).where(eq(entries.transferId, transferId)).orderBy(entries.line)
  expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
    [1, -30],
    [2, 30],
  ])
})
