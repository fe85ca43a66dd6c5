import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { inPlan } from '#testing/statements.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { partsOf } from './report-statements.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// PostgreSQL has not counted tables that were just filled, as after a restore. With 4,000 movements the statement took 50 s then.
test('each movement finds its lines and their accounts by an index, on tables that were never counted too', async () => {
  const plan = await database.db.transaction(async unit => {
    // Of the few rows of a test the planner would read all.
    await unit.execute(sql`set local enable_seqscan = off`)
    const statement = partsOf('alpha', new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T01:00:00Z'))
    const [row] = await rowsOf<Record<string, unknown>>(unit, sql`explain (format json) ${statement}`)
    return row?.['QUERY PLAN']
  })
  const read: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
  const found = inPlan(read, 'Index Cond')
  expect(found.some(condition => condition.includes('transfer_id = t.id'))).toBe(true)
  expect(found.some(condition => condition.includes('id = e.account_id'))).toBe(true)
  expect(inPlan(read, 'Join Filter').filter(condition => /\be\.|\ba\./.test(condition))).toEqual([])
})
