import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { inPlan } from '#testing/statements.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { findStatement, type Wanted } from './member-find-statements.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ways: readonly Wanted[] = [
  { by: 'name', begins: 'reyes' },
  { by: 'payee', begins: 'mara' },
  ...(['number', 'email', 'id', 'payment', 'transaction', 'device'] as const).map(by => ({ by, is: ['one', 'two'] })),
  { by: 'ticket', is: ['55120'] },
]

describe('of a million members a search reads those that it shows', () => {
  // Proves staff-11.
  test.each(ways)('by $by an index finds them', async wanted => {
    const plan = await database.db.transaction(async unit => {
      // Of the few rows of a test the planner would read all.
      await unit.execute(sql`set local enable_seqscan = off`)
      const [row] = await rowsOf<Record<string, unknown>>(unit, sql`explain (format json) ${findStatement('alpha', [wanted], 50)}`)
      return row?.['QUERY PLAN']
    })
    const read: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
    const nodes = inPlan(read, 'Node Type')
    expect(nodes.filter(node => node === 'Seq Scan')).toEqual([])
    expect(nodes.some(node => node.includes('Index') || node.includes('Bitmap'))).toBe(true)
    // No index is read from end to end: each has what is looked for as its condition.
    expect(inPlan(read, 'Index Cond').length).toBeGreaterThan(0)
  })
})
