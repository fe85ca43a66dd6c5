import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { failedCheckOf } from '#kernel/db/unique-violation.ts'
import { consoleOn, createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { openTestDatabase } from '#testing/test-database.ts'

let stage: ConsoleStage
let db: Awaited<ReturnType<typeof openTestDatabase>>['db']
type Person = OpClient & { readonly personId: string }
let maker: Person
let checker: Person
beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
  stage = await createConsoleStage({ database })
  maker = await stage.staff('owner')
  checker = await stage.staff('owner')
})
afterAll(() => stage.close())

/** A new person, for whom the maker asks for a role at alpha. */
const request = async () => {
  const { personId } = await stage.staff('auditor', { at: 'alpha' })
  const { approval: id } = opValue(await maker.call('staff.grant', { personId, merchant: 'alpha', role: 'support', reason: 'A new colleague' }))
  return { personId, key: { merchant: 'alpha', id } }
}
const seenBy = async (client: OpClient, key: { readonly merchant: string; readonly id: string }) =>
  opValue(await client.call('approvals.get', key)).seen ?? ''
const approve = async (client: OpClient, key: { readonly merchant: string; readonly id: string }, seen?: string) =>
  await client.call('approvals.decide', { ...key, decision: 'approve', answer: 'Checked', seen: seen ?? (await seenBy(client, key)) })
const rolesOf = async (personId: string) => (await stage.system.stores.staffPeople.grantsOf(personId)).map(({ role }) => role)
const events = async (personId: string) =>
  (await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'staff', aboutId: personId }, 10)).map(({ event, personId: by }) => [event, by])

// Proves staff-8.
test('one person asks and another one approves: it is carried out, and both stand in the chain', async () => {
  const { personId, key } = await request()
  expect(opValue(await checker.call('approvals.list', {})).approvals).toContainEqual(
    expect.objectContaining({ ...key, kind: 'staff.grant', state: 'waiting', isOwn: false, mayDecide: true, decimals: 2, reason: 'A new colleague' }),
  )
  expect(await rolesOf(personId)).toEqual(['auditor'])
  expect(await approve(checker, key)).toMatchObject({ success: true })
  expect(await rolesOf(personId)).toEqual(['auditor', 'support'])
  expect(await events(personId)).toEqual([['staff.granted', checker.personId]])
  const [decided] = await stage.system.stores.staffEvents.list('alpha', { event: 'approval.approved' }, 1)
  expect(decided).toMatchObject({ aboutId: key.id, personId: checker.personId, reason: 'Checked', before: { maker: maker.personId } })
  expect(opValue(await maker.call('approvals.get', key))).toMatchObject({ state: 'approved', checker: { id: checker.personId }, answer: 'Checked' })
})

// Proves staff-8.
test('whoever asked may not approve, not even by SQL', async () => {
  const { personId, key } = await request()
  expect(opValue(await maker.call('approvals.get', key))).toMatchObject({ isOwn: true, mayDecide: false })
  expect(await approve(maker, key)).toMatchObject({ success: false, status: 403, code: 'approval.own' })
  const byHand = db.execute(sql`update staff_approvals set state = 'approved', checker_id = maker_id where id = ${key.id}`)
  expect(await byHand.then(() => 'done', failedCheckOf)).toBe('staff_approvals_two_people')
  expect(await rolesOf(personId)).toEqual(['auditor'])
})

// Proves staff-8.
test('who has not the permission decides nothing, and sees nothing of another merchant', async () => {
  const { key } = await request()
  const finance = await stage.staff('finance')
  expect(await finance.call('approvals.decide', { ...key, decision: 'refuse', answer: 'No' })).toMatchObject({
    success: false,
    code: 'staff.forbidden',
    data: { permission: 'staff.grant', roles: ['owner'] },
  })
  const elsewhere = await stage.staff('owner', { at: 'beta' })
  expect(await elsewhere.call('approvals.get', key)).toMatchObject({ success: false, code: 'approval.unknown' })
  expect(await elsewhere.call('approvals.decide', { ...key, decision: 'refuse', answer: 'No' })).toMatchObject({
    success: false,
    code: 'approval.unknown',
  })
  expect(opValue(await elsewhere.call('approvals.list', {})).approvals).toEqual([])
})

// Proves staff-8.
test('of two people who decide at once one is carried out, and the other one hears that it is over', async () => {
  const other = await stage.staff('owner')
  for (let round = 0; round < 5; round++) {
    const { personId, key } = await request()
    const seen = await seenBy(checker, key)
    const outcomes = await Promise.all([approve(checker, key, seen), approve(other, key, seen), approve(checker, key, seen)])
    expect(outcomes.map(outcome => (outcome.success ? 'done' : outcome.code)).toSorted()).toEqual(['approval.ended', 'approval.ended', 'done'])
    expect(await rolesOf(personId)).toEqual(['auditor', 'support'])
    expect((await events(personId)).map(([event]) => event)).toEqual(['staff.granted'])
  }
})

// Proves staff-8.
test('what dies after it was carried out and before it is committed is neither done nor decided, and is done once afterwards', async () => {
  const { personId, key } = await request()
  const inUnit: typeof stage.system.inUnit = work =>
    stage.system.inUnit(async unit => {
      await work(unit)
      throw new Error('the process is gone')
    })
  const dying = await consoleOn({ ...stage.system, inUnit })
  const there = dying.visitor()
  there.cookie = checker.cookie
  const seen = await seenBy(checker, key)
  expect(await approve(there, key, seen)).toMatchObject({ success: false, code: 'server.error' })
  await dying.app.close()
  expect(opValue(await checker.call('approvals.get', key))).toMatchObject({ state: 'waiting' })
  expect([await rolesOf(personId), await events(personId)]).toEqual([['auditor'], []])
  opValue(await approve(checker, key))
  expect([await rolesOf(personId), (await events(personId)).length]).toEqual([['auditor', 'support'], 1])
})

// Proves staff-8.
test('a decision about facts that have changed is refused, and what cannot be carried out stays as it was', async () => {
  const { personId, key } = await request()
  const seen = await seenBy(checker, key)
  await stage.system.stores.staffPeople.grant({ personId, merchant: 'beta', role: 'risk' }, stage.system.clock())
  expect(await approve(checker, key, seen)).toMatchObject({ success: false, code: 'approval.moved' })
  expect(opValue(await checker.call('approvals.get', key))).toMatchObject({ state: 'waiting', changed: ['otherRoles'] })
  await stage.system.stores.staffPeople.leave(personId, stage.system.clock())
  expect(opValue(await checker.call('approvals.get', key))).toMatchObject({ obstacle: 'staff.unknown', factsNow: null })
  expect(await approve(checker, key, seen)).toMatchObject({ success: false, code: 'staff.unknown' })
  expect(opValue(await checker.call('approvals.get', key)).state).toBe('waiting')
})

// Proves staff-8.
test('a content that was altered in the database is not carried out, although the facts were altered with it', async () => {
  const { personId, key } = await request()
  const both = sql`content = jsonb_set(content, '{role}', '"owner"'), facts = jsonb_set(facts, '{role}', '"owner"')`
  await db.execute(sql`update staff_approvals set ${both} where id = ${key.id}`)
  const seen = await seenBy(checker, key)
  expect(await approve(checker, key, seen)).toMatchObject({ success: false, code: 'approval.changed' })
  expect(await rolesOf(personId)).toEqual(['auditor'])
  const [row] = await rowsOf<{ state: string }>(db, sql`select state from staff_approvals where id = ${key.id}`)
  expect(row?.state).toBe('waiting')
})

// Proves staff-8.
test('nobody decides after 72 h', async () => {
  const { key } = await request()
  stage.system.clock.advance(72 * 60 * 60)
  const late = await stage.staff('owner')
  expect(opValue(await late.call('approvals.get', key))).toMatchObject({ state: 'expired', mayDecide: false })
  expect(await approve(late, key)).toMatchObject({ success: false, code: 'approval.expired' })
})
