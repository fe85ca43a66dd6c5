import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, afterEach, expect, test } from 'vitest'
import type { Database } from '#kernel/db/database.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { checkChain } from './check-chain.ts'

let stage: ConsoleStage
let db: Database
let auditor: OpClient
beforeEach(async () => {
  const database = await openTestDatabase()
  db = database.db
  stage = await createConsoleStage({ database })
  const owner = await stage.staff('owner')
  auditor = await stage.staff('auditor')
  for (let at = 0; at < 4; at++) {
    const { personId } = await stage.staff('support')
    opValue(await owner.call('staff.endSessions', { personId, reason: `Lost phone ${at}, "Zoë" \u{1F4F1}` }))
  }
})
afterEach(() => stage.close())
afterAll(() => undefined)

const check = async () => opValue(await auditor.call('audit.check', { merchant: '*' }))
/** A statement of somebody who may do everything in the database. */
const byHand = async (statement: string) => {
  await db.execute(sql.raw('alter table staff_events disable trigger user'))
  await db.execute(sql.raw(statement))
  await db.execute(sql.raw('alter table staff_events enable trigger user'))
}

// Proves staff-9.
test('a chain that nobody touched fits, whatever the words in it', async () => {
  expect(await check()).toEqual({ events: 4, digest: expect.stringMatching(/^[0-9a-f]{64}$/), fault: null })
  expect(await checkChain(stage.system)('alpha')).toEqual({ merchant: 'alpha', events: 0, digest: '' })
})

// Proves staff-9.
test('the database refuses to change or remove an event', async () => {
  for (const statement of [`update staff_events set reason = 'x'`, 'delete from staff_events', 'truncate staff_events'])
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed or removed') } })
})

// Proves staff-9.
test.each([
  ['a reason that was altered', `update staff_events set reason = 'other' where number = 2`, 'event 2 was altered'],
  ['a fact that was altered', `update staff_events set after = '{"ended": 7}' where number = 3`, 'event 3 was altered'],
  ['a person who was altered', `update staff_events set person_id = 'somebody' where number = 4`, 'event 4 was altered'],
  ['an event that was removed', `delete from staff_events where number = 2`, 'event 2 was removed'],
  ['the last events, removed', `delete from staff_events where number > 2`, 'event 3 and those after it were removed'],
  [
    'two events in each other’s place',
    `update staff_events set number = case number when 2 then -3 when 3 then -2 end where number in (2, 3); `,
    'event 2 was removed',
  ],
  ['the end of the chain, moved back with its event', `update staff_chains set number = 3`, 'event 3 is not the one that was written last'],
])('%s is found', async (_what, statement, fault) => {
  await byHand(statement)
  expect((await check()).fault).toBe(fault)
})
