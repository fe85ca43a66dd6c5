import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { isGivenOut } from '#privacy/member-data-store.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let stage: ConsoleStage
let compliance: Person
beforeAll(async () => {
  stage = await createConsoleStage()
  compliance = await stage.staff('compliance', { login: 'yuki', at: 'alpha' })
  for (const id of ['ann', 'bob']) await stage.system.stores.members.add(testMember(id, { username: `${id}_player` }), testRegistration)
  await testWallet(stage.system, 'ann').deposit('start', 1_000)
  await testWallet(stage.system, 'bob').deposit('of bob', 7_777)
  await stage.system.stores.factors.set(
    { merchant: 'alpha', memberId: 'ann' },
    { payeeName: 'Ann Reyes', authenticatorSecret: 'sealed-secret-of-ann' },
  )
})
afterAll(() => stage.close())

const reason = 'asked by letter'
interface File {
  readonly data: readonly { readonly table: string; readonly rows: readonly Readonly<Record<string, unknown>>[] }[]
}

// Proves staff-28.
test('a member gets everything that is kept of them as a file, without secrets, and nothing of others', async () => {
  const { name, text, isComplete } = opValue(await compliance.call('members.giveData', { id: 'ann', reason }))
  expect([name, isComplete]).toEqual(['alpha-ann_player.json', true])
  const { data } = JSON.parse(text) as File
  const rowsOf = (table: string) => data.find(one => one.table === table)?.rows
  expect(rowsOf('members')).toMatchObject([{ id: 'ann', username: 'ann_player' }])
  expect(rowsOf('transfers')).toMatchObject([{ kind: 'deposit', reference: 'start' }])
  expect(rowsOf('entries')).toMatchObject([{ account: 'main', amount: 1_000 }])
  expect(rowsOf('member_factors')).toMatchObject([{ payeeName: 'Ann Reyes' }])
  expect(text).not.toContain('sealed-secret-of-ann')
  expect(text).not.toContain('passwordHash')
  expect(text).not.toContain('7777')
  expect(text).not.toContain('bob')
  const [event] = await stage.system.stores.staffEvents.list('alpha', { event: 'member.data-given' }, 5)
  expect(event).toMatchObject({ aboutId: 'ann', login: 'yuki', reason })
})

// Proves staff-28.
test('no column whose name says digest, token, secret or seal is given out, in whatever table', () => {
  const columns = stage.system.stores.memberData.tables.flatMap(({ holds = {}, plain = [] }) => [...Object.keys(holds), ...plain])
  const given = columns.filter(isGivenOut)
  expect(given.filter(name => /hash|token|secret|seal|digest/i.test(name))).toEqual([])
  expect(given).toContain('payeeName')
  expect(isGivenOut('by') || isGivenOut('decidedBy')).toBe(false)
})

// Proves staff-28.
test('what is kept is shown by table, with why, when it goes, and until when the law keeps the rest', async () => {
  const open = opValue(await compliance.call('members.fates', { id: 'ann' }))
  expect(open).toMatchObject({ closedAt: null, retainedUntil: null })
  expect(open.tables.find(({ table }) => table === 'member_factors')).toMatchObject({ rows: 1, why: 'second factors', ends: 'at closing: deleted' })
  expect(open.tables.map(({ table }) => table)).not.toContain('feedback')
  await stage.system.stores.members.add(testMember('cid'), testRegistration)
  opValue(await compliance.call('members.close', { id: 'cid', reason }))
  const closed = opValue(await compliance.call('members.fates', { id: 'cid' }))
  const years = new Date(closed.retainedUntil ?? 0).getTime() - stage.system.clock().getTime()
  expect(years).toBe(5 * 366 * 24 * 60 * 60_000)
  expect(opValue(await compliance.call('privacy.retention', {}))).toMatchObject({ closedAccountYears: 5, closed: 1, ended: 0 })
})

// Proves staff-28.
test('a request about data is due 30 days after it came, and is answered once', async () => {
  const now = stage.system.clock().getTime()
  const came = new Date(now - 10 * 24 * 60 * 60_000).toISOString()
  const { number, dueAt } = opValue(await compliance.call('requests.add', { id: 'ann', kind: 'access', text: 'by letter', askedAt: came }))
  expect(new Date(dueAt).getTime()).toBe(now + 20 * 24 * 60 * 60_000)
  opValue(await compliance.call('requests.add', { id: 'bob', kind: 'erasure', text: 'by e-mail' }))
  const open = opValue(await compliance.call('requests.list', { which: 'open' })).items
  expect(open.map(({ member, kind }) => [member.username, kind])).toEqual([
    ['ann_player', 'access'],
    ['bob_player', 'erasure'],
  ])
  opValue(await compliance.call('requests.end', { number, outcome: 'done', answer: 'The file was handed over.' }))
  expect(await compliance.call('requests.end', { number, outcome: 'refused', answer: 'No.' })).toMatchObject({ code: 'privacy.request.ended' })
  expect(await compliance.call('requests.end', { number: 999, outcome: 'done', answer: 'Done.' })).toMatchObject({ code: 'privacy.request.unknown' })
  const ended = opValue(await compliance.call('requests.list', { which: 'ended' })).items
  expect(ended).toMatchObject([{ number, ended: { by: 'yuki', outcome: 'done', answer: 'The file was handed over.' } }])
})

// Proves staff-28.
test('a request cannot have come tomorrow, nor more than 60 days ago', async () => {
  const at = (days: number) => new Date(stage.system.clock().getTime() + days * 24 * 60 * 60_000).toISOString()
  for (const askedAt of [at(1), at(-61), 'yesterday'])
    expect(await compliance.call('requests.add', { id: 'ann', kind: 'access', text: 'by letter', askedAt })).toMatchObject({
      code: 'privacy.request.when',
    })
})

// Proves staff-28.
test('an auditor reads and hands out nothing; support sees neither', async () => {
  const auditor = await stage.staff('auditor', { at: 'alpha' })
  opValue(await auditor.call('requests.list', { which: 'open' }))
  expect(await auditor.call('members.giveData', { id: 'ann', reason })).toMatchObject({ code: 'staff.forbidden' })
  const support = await stage.staff('support', { at: 'alpha' })
  expect(await support.call('members.fates', { id: 'ann' })).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.call('members.tracked', { id: 'ann' })).toMatchObject({ code: 'staff.forbidden' })
})
