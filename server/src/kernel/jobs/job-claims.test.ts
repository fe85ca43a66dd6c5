import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellMarks } from '#kernel/cells/schema.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { noting, openJobsStage, type JobsStage } from '#testing/test-jobs.ts'
import { openTestStores, removeJobs } from '#testing/test-stores.ts'

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

test('a claim lasts by the clock of the database, whatever the time of the server is', async () => {
  const { jobs } = (await openTestStores(database)).stores
  await stage.add({ payload: { at: 3 } })
  const at = (iso: string, leaseMs: number) => jobs.claim({ lane: 'test', kinds: ['send'], most: 1, now: new Date(iso), leaseMs })
  expect(await at('2026-01-01T00:00:00Z', 120_000)).toMatchObject([{ attempts: 1 }])
  expect(await at('2126-01-01T00:00:00Z', 0)).toEqual([])
  await database.db.execute(sql`update jobs set lease_ends = now() where is_running`)
  expect(await at('2126-01-01T00:00:00Z', 0)).toMatchObject([{ attempts: 2 }])
  await removeJobs(database.db)
})

test('a claim of version 0.1, which has no such end, lasts until the job is due', async () => {
  const { jobs } = (await openTestStores(database)).stores
  await stage.addRunning('before')
  const soon = { lane: 'test', kinds: ['send'], most: 1, leaseMs: 0 }
  const due = stage.clock()().getTime()
  expect(await jobs.claim({ ...soon, now: new Date(due - 1) })).toEqual([])
  expect(await jobs.claim({ ...soon, now: new Date(due) })).toHaveLength(1)
  await removeJobs(database.db)
})

test('elsewhere no claim looks at marks: it works without their table', async () => {
  await database.db.execute(sql`alter table cell_marks rename to other_marks`)
  const { seen, work } = noting()
  await stage.add({ payload: { at: 3 } })
  expect(await stage.runner([work]).runDue()).toBe(1)
  expect(seen).toHaveLength(1)
  await expect(stage.stores.jobs.claim({ lane: 'test', kinds: ['send'], most: 1, now: new Date(), leaseMs: 1, isCell: true })).rejects.toThrow(
    'cell_marks',
  )
  await database.db.execute(sql`alter table other_marks rename to cell_marks`)
})
