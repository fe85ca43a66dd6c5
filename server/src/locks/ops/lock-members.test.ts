import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let support: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support', { login: 'noor' })
  for (const id of ['ann', 'bob', 'cid']) await stage.system.stores.members.add(testMember(id), testRegistration)
})
afterAll(() => stage.close())

const reason = 'the member asked for it in chat C-8812'
const eventsOf = (id: string) => stage.system.stores.staffEvents.list('alpha', { aboutKind: 'member', aboutId: id }, 10)
const locksOf = async (memberId: string) =>
  (await stage.system.stores.locks.openOf('alpha', [memberId], stage.system.clock())).map(({ scope, by, reason: why }) => [scope, by, why])

// Proves staff-18.
test('support locks bets, and the player’s next bet is refused; lifting it leaves who, when and why', async () => {
  const wallet = testWallet(stage.system, 'ann')
  await wallet.deposit('start', 1_000)
  const until = new Date(stage.system.clock().getTime() + 3_600_000).toISOString()
  opValue(await support.call('members.lock', { ids: ['ann'], scopes: ['bets'], until, reason }))
  await expect(wallet.bet('one', 100)).rejects.toMatchObject({ code: 'bets.locked' })
  expect(await locksOf('ann')).toEqual([['bets', 'noor', reason]])
  expect(await eventsOf('ann')).toMatchObject([{ event: 'member.locked', login: 'noor', reason, after: { scopes: ['bets'], until } }])
  expect(opValue(await support.call('members.unlock', { id: 'ann', scopes: ['bets'], reason: 'time is over' }))).toEqual({
    lifted: ['bets'],
    approval: null,
  })
  await wallet.bet('two', 100)
  expect(await eventsOf('ann')).toMatchObject([{ event: 'member.unlocked', before: { locks: [{ by: 'noor', reason }] } }, { event: 'member.locked' }])
})

// Proves staff-18.
test('several at once: all of them, or none where one is unknown', async () => {
  const request = { scopes: ['withdrawal'], until: null, reason } as const
  expect(await support.call('members.lock', { ...request, ids: ['bob', 'nobody'], scopes: ['withdrawal'] })).toMatchObject({ code: 'member.unknown' })
  expect([await locksOf('bob'), await eventsOf('bob')]).toEqual([[], []])
  opValue(await support.call('members.lock', { ...request, ids: ['cid', 'bob'], scopes: ['withdrawal'] }))
  expect([await locksOf('bob'), await locksOf('cid')]).toEqual([[['withdrawal', 'noor', reason]], [['withdrawal', 'noor', reason]]])
})

// Proves staff-18.
test('an end that is past locks nobody', async () => {
  const until = new Date(stage.system.clock().getTime()).toISOString()
  expect(await support.call('members.lock', { ids: ['ann'], scopes: ['deposit'], until, reason })).toMatchObject({ code: 'member.lock.past' })
  expect(await locksOf('ann')).toEqual([])
})

// Proves staff-18.
test('other roles are refused, and a lock needs a reason', async () => {
  for (const role of ['editor', 'finance', 'auditor', 'owner'] as const) {
    const client = await stage.staff(role)
    expect(await client.call('members.lock', { ids: ['ann'], scopes: ['bets'], until: null, reason })).toMatchObject({ code: 'staff.forbidden' })
    expect(await client.call('members.unlock', { id: 'bob', scopes: ['withdrawal'], reason })).toMatchObject({ code: 'staff.forbidden' })
  }
  expect(await support.call('members.lock', { ids: ['ann'], scopes: ['bets'], until: null, reason: '' })).toMatchObject({ code: 'request.invalid' })
})

// Proves staff-18.
test('what risk has locked, one person does not lift: another one who may does, and support cannot replace the two', async () => {
  const [risk, second] = [await stage.staff('risk', { login: 'ida' }), await stage.staff('compliance')]
  opValue(await risk.call('members.lock', { ids: ['bob'], scopes: ['bets'], until: null, reason }))
  const { lifted, approval } = opValue(await support.call('members.unlock', { id: 'bob', scopes: ['bets'], reason: 'was a mistake' }))
  expect([lifted, (await locksOf('bob')).map(([scope]) => scope)]).toEqual([[], ['withdrawal', 'bets']])
  const key = { merchant: 'alpha', id: approval ?? '' }
  const decide = async (by: OpClient) => {
    const { seen } = opValue(await by.call('approvals.get', key))
    return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' })
  }
  expect(await decide(support)).toMatchObject({ code: 'approval.own' })
  expect(await decide(await stage.staff('support'))).toMatchObject({ code: 'staff.forbidden' })
  opValue(await decide(second))
  expect((await locksOf('bob')).map(([scope]) => scope)).toEqual(['withdrawal'])
})
