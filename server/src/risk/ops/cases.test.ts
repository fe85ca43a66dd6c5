import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let risk: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  risk = await stage.staff('risk', { login: 'ravi' })
  for (const id of ['ann', 'bob', 'cid']) await stage.system.stores.members.add(testMember(id), testRegistration)
  await stage.system.inUnit(async unit => {
    const now = stage.system.clock()
    await unit.riskSignals.note(
      'alpha',
      [
        { memberId: 'ann', kind: 'device', key: 'd1', weight: 40, facts: { value: 'd1', members: 2, others: ['bob'] } },
        { memberId: 'ann', kind: 'device', key: 'd2', weight: 40, facts: { value: 'd2', members: 2, others: ['cid'] } },
        { memberId: 'ann', kind: 'deposits', key: '2026-01-01', weight: 20, facts: { times: 12, sum: 5_000, hours: 24 } },
        { memberId: 'bob', kind: 'device', key: 'd1', weight: 40, facts: { value: 'd1', members: 2, others: ['ann'] } },
        { memberId: 'cid', kind: 'payee', key: 'x', weight: 10, facts: { value: 'x', members: 2, others: ['ann'] } },
      ],
      now,
    )
    await unit.riskCases.weigh('alpha', ['ann', 'bob', 'cid'], now)
  })
})
afterAll(() => stage.close())

const listed = async (state: 'open' | 'watched' | 'closed') => opValue(await risk.call('risk.cases', { state })).items
const caseOf = async (username: string) => (await listed('open')).find(({ member }) => member.username === username)?.id ?? 0

// Proves staff-40.
test('the heaviest case comes first, and of each kind the heaviest signal counts once', async () => {
  expect((await listed('open')).map(({ member, weight, kinds }) => [member.username, weight, kinds])).toEqual([
    ['user_ann', 60, ['deposits', 'device']],
    ['user_bob', 40, ['device']],
  ])
})

// Proves staff-41.
test('a case shows the numbers of each signal with the names of others, and opening it is recorded', async () => {
  const id = await caseOf('user_ann')
  const { signals, weight, assignedTo } = opValue(await risk.call('risk.case', { id }))
  expect(weight).toBe(60)
  expect(assignedTo).toBeNull()
  expect(signals.map(({ kind, facts }) => [kind, facts])).toContainEqual([
    'device',
    { value: 'd1', members: 2, others: [{ id: 'bob', username: 'user_bob' }] },
  ])
  const events = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'case', aboutId: String(id) }, 10)
  expect(events).toMatchObject([{ event: 'case.read', login: 'ravi' }])
})

// Proves staff-41.
test('it is taken, noted in, watched, closed with a reason and opened again; each stays in the trace', async () => {
  const id = await caseOf('user_bob')
  opValue(await risk.call('risk.assign', { id, to: 'me' }))
  opValue(await risk.call('risk.note', { id, text: 'Asked both by chat.' }))
  opValue(await risk.call('risk.state', { id, to: 'watched', reason: 'waits for the answer' }))
  expect(await caseOf('user_bob')).toBe(0)
  opValue(await risk.call('risk.state', { id, to: 'closed', reason: 'a couple with one phone' }))
  expect(opValue(await risk.call('risk.case', { id }))).toMatchObject({
    state: 'closed',
    assignedTo: 'ravi',
    closed: { by: 'ravi', reason: 'a couple with one phone' },
    notes: [{ text: 'Asked both by chat.', by: 'ravi' }],
  })
  opValue(await risk.call('risk.state', { id, to: 'open', reason: 'there is more' }))
  expect(opValue(await risk.call('risk.case', { id }))).toMatchObject({ state: 'open', closed: null })
  const events = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'case', aboutId: String(id) }, 20)
  expect(events.map(({ event }) => event)).toEqual([
    // Reading it once more within a while leaves no second event.
    'case.moved',
    'case.read',
    'case.moved',
    'case.moved',
    'case.noted',
    'case.assigned',
  ])
})

// Proves staff-41.
test('staff open a case by hand, one at a time of a member; what risk lock, two people lift', async () => {
  const { id } = opValue(await risk.call('risk.open', { memberId: 'cid', reason: 'a hint by chat' }))
  expect(await risk.call('risk.open', { memberId: 'cid', reason: 'once more' })).toMatchObject({ code: 'case.there' })
  expect(await risk.call('risk.open', { memberId: 'nobody', reason: 'who' })).toMatchObject({ code: 'member.unknown' })
  expect(opValue(await risk.call('risk.case', { id }))).toMatchObject({ openedBy: 'ravi', weight: 10 })
  opValue(await risk.call('members.lock', { ids: ['cid'], scopes: ['withdrawal'], until: null, reason: `case ${id}` }))
  expect(opValue(await risk.call('risk.case', { id })).locks).toMatchObject([{ scope: 'withdrawal', by: 'ravi' }])
  const request = opValue(await risk.call('members.unlock', { id: 'cid', scopes: ['withdrawal'], reason: 'it was clarified' }))
  expect(request).toEqual({ lifted: [], approval: expect.any(String) })
  expect(opValue(await risk.call('risk.case', { id })).locks).toHaveLength(1)
})

// Proves staff-41.
test('support neither reads nor acts; an auditor reads', async () => {
  const [support, auditor] = [await stage.staff('support'), await stage.staff('auditor')]
  expect(await support.call('risk.cases', { state: 'open' })).toMatchObject({ code: 'staff.forbidden' })
  expect(await auditor.call('risk.cases', { state: 'open' })).toMatchObject({ success: true })
  expect(await auditor.call('risk.note', { id: 1, text: 'x' })).toMatchObject({ code: 'staff.forbidden' })
  expect(await risk.call('risk.case', { id: 9_999 })).toMatchObject({ code: 'case.unknown' })
  expect(await risk.call('risk.case', { id: await caseOf('user_ann') }, 'beta')).toMatchObject({ code: 'case.unknown' })
})
