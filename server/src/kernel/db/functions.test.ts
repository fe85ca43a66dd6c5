import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { bringFunctions, createFunctions, functionFiles, functions, functionsOf, noteUse } from './functions.ts'
import { rowsOf } from './rows-of.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const file = 'some/functions/answer.sql'
/** The functions of another version, of which one answers so. */
const version = (answer: number) =>
  functionsOf({ ...functionFiles(), [file]: `create function foyer.answer() returns integer language sql as $$ select ${answer} $$;` })
const schemas = async () =>
  (await rowsOf<{ readonly name: string }>(database.db, sql`select nspname as name from pg_namespace where nspname like 'foyer_%'`)).map(
    ({ name }) => name,
  )
const usedDaysAgo = (schema: string, days: number) =>
  database.db.execute(sql.raw(`do $$ begin execute format('comment on schema ${schema} is %L', 'used on ' || (current_date - ${days})); end $$`))

test('functions of two versions stand beside each other, each in a schema of its own', async () => {
  const [older, newer] = [version(1), version(2)]
  expect(older.schema).not.toBe(newer.schema)
  expect(version(1).schema).toBe(older.schema)
  for (const each of [older, newer, older]) await createFunctions(database.db, each)
  const answers = await rowsOf<{ readonly older: number; readonly newer: number }>(
    database.db,
    sql.raw(`select ${older.schema}.answer() as older, ${newer.schema}.answer() as newer`),
  )
  expect(answers).toEqual([{ older: 1, newer: 2 }])
})

test('what no server has used for 14 days is removed at a start, and nothing else', async () => {
  const [old, recent, own] = [version(3), version(4), version(5)]
  for (const each of [old, recent]) await bringFunctions(database.db, each)
  await usedDaysAgo(old.schema, 15)
  await usedDaysAgo(recent.schema, 14)
  await bringFunctions(database.db, own)
  const left = await schemas()
  expect(left).toEqual(expect.arrayContaining([recent.schema, own.schema, functions.schema]))
  expect(left).not.toContain(old.schema)
})

test('a server that goes on running keeps its own', async () => {
  const running = version(6)
  await bringFunctions(database.db, running)
  await usedDaysAgo(running.schema, 15)
  await noteUse(database.db, running)
  await bringFunctions(database.db)
  expect(await schemas()).toContain(running.schema)
})

test('where one of them cannot be created, none is there', async () => {
  const broken = functionsOf({ ...functionFiles(), [file]: 'create function foyer.broken() returns integer language plpgsql as $$ nonsense $$;' })
  await expect(createFunctions(database.db, broken)).rejects.toThrow(/nonsense/)
  expect(await schemas()).not.toContain(broken.schema)
})
