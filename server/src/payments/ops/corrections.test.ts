import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let finance: Awaited<ReturnType<ConsoleStage['staff']>>
let second: Awaited<ReturnType<ConsoleStage['staff']>>
beforeAll(async () => {
  stage = await createConsoleStage()
  finance = await stage.staff('finance', { at: 'alpha' })
  second = await stage.staff('finance', { at: 'alpha' })
  await stage.system.stores.members.add(testMember('ann'), testRegistration)
  await testWallet(stage.system, 'ann').deposit('in', 1_000)
})
afterAll(() => stage.close())

const balances = async () =>
  Object.fromEntries((await stage.system.stores.ledger.accountsOf('alpha', 'ann')).map(({ kind, balance }) => [kind, balance]))
const decide = async (id: string, by = second) => {
  const key = { merchant: 'alpha', id }
  const { seen } = opValue(await by.call('approvals.get', key))
  return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' })
}

// Proves staff-25.
test('a debit shows lines that add up to 0, is made by a second person alone, and what is not there is owed', async () => {
  const wanted = { memberId: 'ann', act: 'demand', amount: 1_500 } as const
  const { lines } = opValue(await finance.call('ledger.preview', wanted))
  expect(lines.map(({ account, debit, credit, after }) => [account, debit, credit, after])).toEqual([
    ['main', 1_000, 0, 0],
    ['owed', 500, 0, -500],
    ['corrections', 0, 1_500, 1_500],
  ])
  const { approval } = opValue(await finance.call('ledger.adjust', { ...wanted, reason: 'Credited twice by mistake.' }))
  expect(await decide(approval, finance)).toMatchObject({ code: 'approval.own' })
  expect(await balances()).toMatchObject({ main: 1_000 })
  opValue(await decide(approval))
  expect(await balances()).toMatchObject({ main: 0, owed: -500 })
  expect(opValue(await finance.call('ledger.owing', {})).items).toMatchObject([{ member: { id: 'ann' }, owed: 500 }])
})

test('what is owed is given up once, and only while it is owed', async () => {
  const wanted = { memberId: 'ann', act: 'write off', amount: 0, reason: 'The member cannot pay it.' } as const
  const { approval } = opValue(await finance.call('ledger.adjust', wanted))
  opValue(await decide(approval))
  expect(await balances()).toMatchObject({ main: 0, owed: 0 })
  expect(await finance.call('ledger.adjust', wanted)).toMatchObject({ code: 'act.refused', data: { code: 'nothing.owed' } })
})

// Proves staff-25.
test('a credit is given by a second person, once, and the books say who and why', async () => {
  const before = (await balances())['main'] ?? 0
  const wanted = { memberId: 'ann', act: 'give', amount: 700, reason: 'A bet was charged twice.' } as const
  const { lines } = opValue(await finance.call('ledger.preview', { memberId: 'ann', act: 'give', amount: 700 }))
  expect(lines.reduce((sum, { debit, credit }) => sum + credit - debit, 0)).toBe(0)
  const { approval } = opValue(await finance.call('ledger.adjust', wanted))
  expect(await decide(approval, finance)).toMatchObject({ code: 'approval.own' })
  opValue(await decide(approval))
  expect(await decide(approval)).toMatchObject({ code: 'approval.ended' })
  const [event] = await stage.system.stores.staffEvents.list('alpha', { event: 'ledger.adjusted' }, 1)
  expect(event).toMatchObject({ personId: second.personId, aboutId: 'ann', reason: 'A bet was charged twice.' })
  expect((await balances())['main']).toBe(before + 700)
  expect(await finance.call('ledger.adjust', { ...wanted, amount: 0 })).toMatchObject({ code: 'act.refused', data: { code: 'amount.invalid' } })
})
