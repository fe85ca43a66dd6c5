import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { partsOf } from './report-statements.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** By what the plan looks for rows of the table, or of a partition of it. */
const soughtIn = (plan: unknown, table: RegExp): readonly string[] => {
  if (typeof plan !== 'object' || plan === null) return []
  const node = plan as Readonly<Record<string, unknown>>
  const own = table.test(String(node['Relation Name'])) ? [`${String(node['Index Cond'])} ${String(node['Filter'])}`] : []
  return [...own, ...Object.values(node).flatMap(part => soughtIn(part, table))]
}

// Left to choose, PostgreSQL compares every movement with every line while it has not counted the tables, as after a restore: 50 s for 4,000 movements.
test('each movement looks for its lines, and each line for its account, by their numbers, whatever PostgreSQL knows of the tables', async () => {
  const plan = await database.db.transaction(async unit => {
    // Of the few rows of a test the planner would read all.
    await unit.execute(sql`set local enable_seqscan = off`)
    await unit.execute(sql`set local enable_bitmapscan = off`)
    const statement = partsOf('alpha', new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T01:00:00Z'))
    const [row] = await rowsOf<Record<string, unknown>>(unit, sql`explain (format json) ${statement}`)
    return row?.['QUERY PLAN']
  })
  const read: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
  const [lines, accounts] = [soughtIn(read, /^entries/), soughtIn(read, /^accounts/)]
  expect([lines.length, accounts.length]).toEqual([1, 1])
  expect(lines[0]).toMatch(/transfer_id = t\w*\.id\b/)
  expect(accounts[0]).toMatch(/\bid = e\w*\.account_id\b/)
})
