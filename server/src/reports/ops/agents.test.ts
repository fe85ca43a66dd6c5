import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { sumReports } from '#reports/sum-reports.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

const DAYS = { from: '2026-01-01', until: '2026-01-31' }

let stage: ConsoleStage
let finance: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  const { stores, clock, merchants } = stage.system
  await stores.members.add(testMember('top', { type: 1 }), testRegistration)
  await stores.members.add(testMember('mid', { type: 2 }), testRegistration)
  for (const id of ['ann', 'bob', 'dan', 'eve']) await stores.members.add(testMember(id), testRegistration)
  const add = (memberId: string, inviterId: string, way: 'agent' | 'host' | 'link') =>
    stores.referrals.add({ merchant: 'alpha', memberId, inviterId, way, joinedAt: clock() })
  await add('mid', 'top', 'agent')
  await add('ann', 'mid', 'agent')
  await add('bob', 'mid', 'host')
  // By the agent's link.
  await add('dan', 'top', 'link')
  // A friend of an ordinary member is below nobody.
  await add('eve', 'ann', 'link')
  for (const [id, stake] of [
    ['ann', 3_000],
    ['bob', 500],
    ['dan', 200],
    ['eve', 700],
  ] as const) {
    const wallet = testWallet(stage.system, id)
    await wallet.deposit(`${id}-in`, 10_000)
    await wallet.bet(`${id}-bet`, stake)
    await wallet.win(`${id}-won`, `${id}-bet`, 100)
  }
  await sumReports(stage.system)(merchants.byCode('alpha')!)
  finance = await stage.staff('finance', { at: 'alpha' })
})
afterAll(() => stage.close())

// Proves staff-20.
test('finance sees the tree of agents, and what the players right below each one brought', async () => {
  const { agents } = opValue(await finance.call('agents.list', DAYS))
  expect(agents.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
    { id: 'mid', username: 'user_mid', above: 'top', players: 2, turnover: 3_500, result: 3_300, deposits: 20_000, paidOut: 0, firsts: 2 },
    { id: 'top', username: 'user_top', above: null, players: 2, turnover: 200, result: 100, deposits: 10_000, paidOut: 0, firsts: 1 },
  ])
})

// Proves staff-20.
test('those who came since the count of the last night are added to it', async () => {
  const { stores, clock } = stage.system
  const playersOf = async () => {
    const { agents } = opValue(await finance.call('agents.list', DAYS))
    return Object.fromEntries(agents.map(({ id, players }) => [id, players]))
  }
  const night = new Date(clock().getTime() + 1)
  await stores.dayReports.countAgents('alpha', night)
  expect(await playersOf()).toEqual({ mid: 2, top: 2 })
  await stores.members.add(testMember('fay'), testRegistration)
  await stores.referrals.add({ merchant: 'alpha', memberId: 'fay', inviterId: 'top', way: 'link', joinedAt: night })
  expect(await playersOf()).toEqual({ mid: 2, top: 3 })
  // An earlier moment takes nothing away.
  await stores.dayReports.countAgents('alpha', clock())
  expect(await playersOf()).toEqual({ mid: 2, top: 3 })
  await stores.dayReports.countAgents('alpha', new Date(night.getTime() + 1))
  expect(await playersOf()).toEqual({ mid: 2, top: 3 })
})

// Proves staff-20.
test('a member who is no agent has no row, however many friends', async () => {
  const rows = await stage.system.stores.dayReports.rows('alpha', 'agent', DAYS, 10)
  expect(rows.map(({ key }) => key)).toEqual(['mid', 'top'])
})

// Proves staff-20.
test('a statement has the days of one agent, and the downline the players', async () => {
  const { rows } = opValue(await finance.call('agents.statement', { id: 'mid', ...DAYS }))
  expect(rows).toEqual([{ day: '2026-01-01', turnover: 3_500, result: 3_300, deposits: 20_000, paidOut: 0, firsts: 2 }])
  const { players } = opValue(await finance.call('agents.players', { id: 'mid' }))
  expect(Object.fromEntries(players.map(({ username, deposited }) => [username, deposited]))).toEqual({ user_ann: 10_000, user_bob: 10_000 })
  // Who is no agent has no statement.
  expect(await finance.call('agents.statement', { id: 'ann', ...DAYS })).toMatchObject({ code: 'member.unknown' })
})

// Proves staff-20.
test('finance makes a member an agent with a reason, once or again, and nobody of nothing', async () => {
  const request = { username: 'user_eve', reason: 'Contract of 2 January' }
  for (let time = 0; time < 2; time += 1) expect(opValue(await finance.call('agents.make', request))).toEqual({ id: 'eve' })
  expect((await stage.system.stores.members.byId('alpha', 'eve'))?.type).toBe(1)
  expect(await finance.call('agents.make', { ...request, username: 'nobody' })).toMatchObject({ code: 'member.unknown' })
})

// Proves staff-20.
test('a restricted member does not become an agent', async () => {
  await stage.system.stores.members.add(testMember('guest', { type: 4 }), testRegistration)
  expect(await finance.call('agents.make', { username: 'user_guest', reason: 'by mistake' })).toMatchObject({ code: 'agent.restricted' })
})
