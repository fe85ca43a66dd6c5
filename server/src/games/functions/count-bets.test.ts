import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberDays } from '#account/schema/member-days.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// What is counted of a member's play, by day (functions/count-bets.sql).

let stage: TestStores
let now = new Date('2026-01-01T00:00:00Z')
beforeAll(async () => {
  stage = await openTestStores()
  await stage.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => stage.close())

const wallet = createWallet({ clock: () => now })
const ann = { merchant: { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }, memberId: 'ann' }
const move = (reference: string, amount: number, more: { readonly detail?: Readonly<Record<string, string | number>> } = {}) => ({
  ...ann,
  reference,
  amount,
  ...more,
})
const count = (from: number) => stage.stores.memberPlay.countBets('alpha', 'ann', from, 'Asia/Manila')
const days = () => stage.db.select().from(memberDays).orderBy(memberDays.day)

// The tests follow each other. Manila is eight hours ahead: a day ends at 16:00 UTC.
test('deposits and bets are added up by the day of the merchant; what the house gives, wins and withdrawals are not', async () => {
  now = new Date('2026-01-01T15:59:59Z')
  await wallet.deposit(stage.stores, move('in-1', 1_000))
  await wallet.deposit(stage.stores, move('in-2', 500))
  await wallet.bet(stage.stores, move('bet-1', 100))
  await wallet.bet(stage.stores, move('bet-2', 40))
  await wallet.win(stage.stores, { ...move('win-1', 70), followed: 'bet-1' })
  await wallet.hold(stage.stores, move('out', 7))
  await wallet.gift(stage.stores, move('gift', 20))
  await wallet.bet(stage.stores, move('bet-gift', 20, { detail: { gift: 1 } }))
  now = new Date('2026-01-01T16:00:00Z')
  await wallet.deposit(stage.stores, move('in-3', 300))
  await wallet.bet(stage.stores, move('bet-3', 9))
  expect(await count(0)).toEqual({ betCount: 3, stakedAmount: 149, countedVersion: 10 })
  const own = { merchant: 'alpha', memberId: 'ann' }
  expect(await days()).toEqual([
    { ...own, day: '2026-01-01', deposits: 2, deposited: 1_500, bets: 2, staked: 140 },
    { ...own, day: '2026-01-02', deposits: 1, deposited: 300, bets: 1, staked: 9 },
  ])
})

test('what is counted later is added to its day; a bet that is taken back or void leaves the day on which it was made', async () => {
  await wallet.deposit(stage.stores, move('in-4', 1))
  await wallet.bet(stage.stores, move('bet-4', 5))
  await wallet.rollback(stage.stores, { ...ann, reference: 'back', followed: 'bet-2' })
  await wallet.voidBet(stage.stores, { ...ann, reference: 'void', followed: 'bet-1' })
  expect(await count(10)).toEqual({ betCount: 2, stakedAmount: 14, countedVersion: 14 })
  expect(await days()).toMatchObject([
    { day: '2026-01-01', deposits: 2, deposited: 1_500, bets: 0, staked: 0 },
    { day: '2026-01-02', deposits: 2, deposited: 301, bets: 2, staked: 14 },
  ])
})

test('where nothing is new, or another call has counted on, nothing is counted; lines that are no bets are passed by', async () => {
  expect(await count(14)).toBeUndefined()
  expect(await count(10)).toBeUndefined()
  await wallet.hold(stage.stores, move('out-2', 1))
  expect(await count(14)).toEqual({ betCount: 2, stakedAmount: 14, countedVersion: 15 })
  expect(await days()).toHaveLength(2)
})

test('a day with a deposit alone has no stakes', async () => {
  now = new Date('2026-01-02T16:00:00Z')
  await wallet.deposit(stage.stores, move('in-5', 8))
  await count(15)
  expect((await days())[2]).toMatchObject({ day: '2026-01-03', deposits: 1, deposited: 8, bets: 0, staked: 0 })
})
