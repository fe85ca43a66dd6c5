import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#kernel/security/schema.ts'
import { openTestDatabase, postgresUrl } from '#testing/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { DirectoryInUseError } from './directory-lock.ts'
import { openDatabase } from './open-database.ts'

const log = pino({ level: 'silent' })
describe.skipIf(postgresUrl)('the embedded database', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'foyer-data-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const open = () => openDatabase({ databaseUrl: undefined, dataDir, mode: 'production' }, log)

  test('keeps its rows, and lets nobody else in while it is open', async () => {
    const first = await open()
    await expect(open()).rejects.toThrow(DirectoryInUseError)
    await first.db.insert(limits).values({ merchant: 'alpha', key: 'kept', points: 1, endsAt: new Date('2026-01-01T00:00:00.123Z') })
    await first.close()

    const second = await open()
    expect(await second.db.select().from(limits)).toEqual([
      { merchant: 'alpha', key: 'kept', points: 1, endsAt: new Date('2026-01-01T00:00:00.123Z') },
    ])
    await second.close()
  })

  test('gives the rest of the process its turn, however many queries come in a row', async () => {
    const { db, close } = await openTestDatabase()
    let hadTurn = false
    setImmediate(() => (hadTurn = true))
    for (let requests = 0; requests < 5_000 && !hadTurn; requests += 1) await db.execute(sql`select 1`)
    expect(hadTurn).toBe(true)
    await close()
  })
})

describe('either database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('answers a ping until it is closed', async () => {
    await expect(database.ping()).resolves.toBeUndefined()
    const other = await openTestDatabase()
    await other.close()
    await expect(other.ping()).rejects.toThrow(/closed|after calling end/i)
  })

  test('stores text without the characters that PostgreSQL does not accept', async () => {
    await database.db.insert(limits).values({ merchant: 'alpha', key: 'nul\0 and half \ud83d', points: 1, endsAt: new Date(0) })
    expect(await database.db.select({ key: limits.key }).from(limits)).toEqual([{ key: 'nul and half \ufffd' }])
  })

  test('compares letter case by bytes, not by its own locale', async () => {
    const found = await database.db.execute(sql`select 1 from pg_indexes where indexname = 'members_merchant_username' and indexdef ~ 'COLLATE "C"'`)
    expect(found).toMatchObject({ rows: [expect.anything()] })
  })
})
