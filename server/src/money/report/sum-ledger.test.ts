import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { sumLedger } from './sum-ledger.ts'

// The tests' clock begins on 2026-01-01 at 00:00 UTC, which is 08:00 in Manila.
const ZONE = 'Asia/Manila'

let stage: ConsoleStage
let finance: Awaited<ReturnType<ConsoleStage['staff']>>
beforeAll(async () => {
  stage = await createConsoleStage()
  const { clock, stores } = stage.system
  await stores.members.add(testMember('ann'), testRegistration)
  const ann = testWallet(stage.system, 'ann')
  await ann.deposit('in', 100_000)
  await ann.bet('one', 3_000)
  clock.advance(29 * 60)
  await ann.win('one-won', 'one', 1_000)
  clock.advance(60)
  await ann.bet('two', 500)
  await ann.rollback('two-back', 'two')
  await ann.hold('out', 20_000)
  await ann.payOut('out-paid', 'out')
  await ann.earnPoints('points', 7)
  // The next day in Manila.
  clock.advance(16 * 3_600)
  await ann.bet('three', 200)
  finance = await stage.staff('finance', { at: 'alpha' })
})
afterAll(() => stage.close())

const sum = () => sumLedger(stage.system)('alpha')

// Proves money-37.
test('a day shows its hours beside the day before, by the merchant’s midnight', async () => {
  await sum()
  const { today, before } = opValue(await finance.call('money.day', { day: '2026-01-02', zone: ZONE }))
  expect(today).toEqual([{ hour: 0, turnover: 200, result: 200, deposits: 0, paidOut: 0 }])
  expect(before).toEqual([{ hour: 8, turnover: 3_000, result: 2_000, deposits: 100_000, paidOut: 20_000 }])
})

// Proves money-37.
test('the accounts of a day add up to 0, however often the sums are made', async () => {
  for (let time = 0; time < 3; time += 1) await sum()
  const { accounts, isComplete } = opValue(await finance.call('ledger.trialBalance', { day: '2026-01-01', zone: ZONE }))
  const balances = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]))
  expect(balances).toEqual({ bank: -80_000, games: 2_000, main: 78_000, held: 0, points: 7, rewards: -7 })
  expect([accounts.reduce((all, { balance }) => all + balance, 0), isComplete]).toEqual([0, true])
})

test('the accounts of the house are exact, and what members hold is that of the sums', async () => {
  const { house, members } = opValue(await finance.call('ledger.accounts', {}))
  expect(house).toContainEqual({ account: 'bank', asset: 'PHP/2', balance: -80_000 })
  expect(members).toContainEqual({ account: 'main', asset: 'PHP/2', balance: 77_800 })
})

test.each([
  [{ day: '2026-02-30', zone: ZONE }, '/day'],
  [{ day: '2026-01-01', zone: 'Asia/Nowhere' }, '/zone'],
])('%j is refused', async (request, path) => {
  expect(await finance.call('money.day', request)).toMatchObject({ code: 'request.invalid', data: { fields: [{ path }] } })
})

// Proves money-37.
test('a finding stays until somebody has said what was done about it, and says when it was gone', async () => {
  const { stores, clock } = stage.system
  const found = { merchant: 'alpha', check: 'payments', at: clock(), checked: 3, faults: 1, examples: ['a payment'] } as const
  const [first, later] = [clock(), new Date(clock().getTime() + 86_400_000)]
  await stores.reconcile.keep(found)
  await stores.reconcile.keep({ ...found, at: later })
  expect(opValue(await finance.call('ledger.findings', {})).open).toEqual([
    { check: 'payments', key: 'a payment', firstAt: first.toISOString(), lastAt: later.toISOString(), goneAt: null, settled: null },
  ])
  await stores.reconcile.keep({ ...found, at: later, faults: 0, examples: [] })
  const settled = { check: 'payments', key: 'a payment', reason: 'the company found it' }
  for (let time = 0; time < 2; time += 1) opValue(await finance.call('ledger.settle', settled))
  const { open, settled: done } = opValue(await finance.call('ledger.findings', {}))
  expect([open, done]).toMatchObject([[], [{ goneAt: later.toISOString(), settled: { by: 'staff-1', note: settled.reason } }]])
  expect(await finance.call('ledger.settle', { ...settled, key: 'another' })).toMatchObject({ code: 'finding.unknown' })
})

test('the ledger began with the movement of the earliest moment, also where a machine has given it a later number', async () => {
  const { clock, stores } = stage.system
  const began = await stores.report.begin('alpha')
  expect(began).toEqual(new Date('2026-01-01T00:00:00Z'))
  clock.advance(-40 * 3_600)
  await testWallet(stage.system, 'ann').bet('before', 100)
  expect(await stores.report.begin('alpha')).toEqual(clock())
  expect(await stores.dayReports.begin('alpha')).toEqual(clock())
  expect(await stores.report.begin('beta')).toBeUndefined()
})
