import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellMarks } from '#kernel/cells/schema.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { noting, openJobsStage, type JobsStage } from '#testing/test-jobs.ts'

let database: OpenDatabase
let stage: JobsStage
beforeAll(async () => {
  database = await openTestDatabase()
  stage = await openJobsStage(database)
})
afterAll(() => stage.close())

test('in a cell, jobs of a merchant that moves to another one wait, and those of others are done', async () => {
  const { seen, work } = noting()
  await stage.add({ payload: { at: 1 } })
  await stage.add({ merchant: 'beta', payload: { at: 2 } })
  await database.db.insert(cellMarks).values({ merchant: 'alpha', state: 'leaving', move: 'one', other: 'other', since: stage.clock()() })
  expect(await stage.runner([work], { isCell: true }).runDue()).toBe(1)
  expect(seen.map(({ payload }) => payload.at)).toEqual([2])
  await database.db.update(cellMarks).set({ state: 'open' })
  expect(await stage.runner([work], { isCell: true }).runDue()).toBe(1)
  expect(seen.map(({ payload }) => payload.at)).toEqual([2, 1])
})

test('elsewhere no claim looks at marks: it works without their table', async () => {
  await database.db.execute(sql`alter table cell_marks rename to other_marks`)
  const { seen, work } = noting()
  await stage.add({ payload: { at: 3 } })
  expect(await stage.runner([work]).runDue()).toBe(1)
  expect(seen).toHaveLength(1)
  await expect(
    stage.stores.jobs.claim({ lane: 'test', kinds: ['send'], most: 1, now: new Date(), leaseEnds: new Date(), isCell: true }),
  ).rejects.toThrow('cell_marks')
  await database.db.execute(sql`alter table other_marks rename to cell_marks`)
})
