import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOwnDatabase, type OwnDatabase } from '#testing/own-postgres.ts'
import { postgresUrl } from '#testing/test-database.ts'
import { applyMigrations, missingMigrations, TableInUseError } from './apply-migrations.ts'

const PATIENCE = { tries: 3, lockMs: 20, pause: () => Promise.resolve() }

const migration = (number: number, ...sql: readonly string[]) => ({ sql: [...sql], hash: `hash of ${number}`, folderMillis: number, bps: true })
const [FIRST, SECOND, THIRD] = [
  migration(1, 'create table things (id integer primary key)', 'insert into things values (1)'),
  migration(2, 'alter table things add column name text'),
  migration(3, '-- outside of a transaction: it would lock the table\ncreate index concurrently things_name on things (name)'),
]

describe.runIf(postgresUrl)('migrations on PostgreSQL', () => {
  let own: OwnDatabase
  let client: pg.Client
  let other: pg.Client
  beforeEach(async () => {
    own = await createOwnDatabase(postgresUrl ?? '', `foyer_test_${randomBytes(8).toString('hex')}`)
    client = new pg.Client({ connectionString: own.href })
    other = new pg.Client({ connectionString: own.href })
    await client.connect()
    await other.connect()
  })
  afterEach(async () => {
    await client.end()
    await other.end()
    await own.drop()
  })
  const hashes = async () =>
    (await other.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')).rows.map(row => row.hash)

  test('each is carried out once, in order; what is missing is known', async () => {
    const db = drizzle({ client })
    expect(await missingMigrations(db, [FIRST, SECOND])).toEqual([FIRST, SECOND])
    expect(await applyMigrations(db, [FIRST], PATIENCE)).toBe(1)
    expect(await missingMigrations(db, [FIRST, SECOND])).toEqual([SECOND])
    expect(await applyMigrations(db, [FIRST, SECOND], PATIENCE)).toBe(1)
    expect(await hashes()).toEqual([FIRST.hash, SECOND.hash])
  })

  test('one that fails leaves nothing behind, and those before it stay', async () => {
    const broken = migration(2, 'alter table things add column name text', 'select 1 / 0')
    await expect(applyMigrations(drizzle({ client }), [FIRST, broken], PATIENCE)).rejects.toThrow('select 1 / 0')
    expect(await hashes()).toEqual([FIRST.hash])
    expect(await applyMigrations(drizzle({ client }), [FIRST, SECOND], PATIENCE)).toBe(1)
  })

  test('one that says so runs outside of a transaction, as an index that locks nothing must', async () => {
    expect(await applyMigrations(drizzle({ client }), [FIRST, SECOND, THIRD], PATIENCE)).toBe(3)
    expect((await other.query("select 1 from pg_indexes where indexname = 'things_name'")).rowCount).toBe(1)
  })

  test('a table that others use is waited for a short while only, and again; then it is said, and the rest is as it was', async () => {
    const db = drizzle({ client })
    await applyMigrations(db, [FIRST], PATIENCE)
    await other.query('begin')
    await other.query('lock table things in access share mode')
    let pauses = 0
    const failed = applyMigrations(db, [FIRST, SECOND], { ...PATIENCE, pause: async () => void (pauses += 1) })
    await expect(failed).rejects.toThrow(TableInUseError)
    expect(pauses).toBe(2)
    // Whoever used it ends while the migration pauses.
    expect(await applyMigrations(db, [FIRST, SECOND], { ...PATIENCE, pause: async () => void (await other.query('commit')) })).toBe(1)
    expect(await hashes()).toEqual([FIRST.hash, SECOND.hash])
    expect((await client.query<{ lock_timeout: string }>('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
  })
})
