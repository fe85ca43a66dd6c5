import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendTo } from '#testing/own-postgres.ts'
import { postgresUrl } from '#testing/test-database.ts'
import { functions } from './functions.ts'
import { BehindError, migratePostgres, openPostgres } from './postgres.ts'

const url = postgresUrl ?? ''

const onIdleError = (error: Error) => {
  throw error
}

describe.runIf(url)('PostgreSQL', () => {
  const name = `foyer_test_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  beforeAll(async () => {
    await admin.connect()
    await admin.query(`create database ${name}`)
  })
  afterAll(async () => {
    await admin.query(`drop database ${name}`)
    await admin.end()
  })

  const own = new URL(url || 'postgres://none')
  own.pathname = name

  test('a server that must not migrate refuses a database that lacks a migration, or its functions, in one sentence', async () => {
    const open = () => openPostgres(own.href, onIdleError, false)
    const behind = /^The database is of an earlier version than this program: run "npm run foyer -- migrate" first, once, with this version\.$/
    await expect(open()).rejects.toThrow(BehindError)
    await expect(open()).rejects.toThrow(behind)
    expect(await migratePostgres(own.href)).toBeGreaterThan(60)
    expect(await migratePostgres(own.href)).toBe(0)
    // Several may start at the same moment.
    for (const { close } of await Promise.all([1, 2, 3, 4].map(open))) await close()
    await sendTo(own.href, `drop schema ${functions.schema} cascade`)
    await expect(open()).rejects.toThrow(behind)
    await migratePostgres(own.href)
    await (await open()).close()
    // The next test begins with nothing again.
    await admin.query(`drop database ${name}`)
    await admin.query(`create database ${name}`)
  })

  test('workers that start together migrate an empty database only once (by an advisory lock)', async () => {
    const workers = await Promise.all([1, 2, 3, 4].map(() => openPostgres(own.href, onIdleError)))
    await Promise.all(workers.map(worker => worker.ping()))
    await Promise.all(workers.map(worker => worker.close()))

    const client = new pg.Client({ connectionString: own.href })
    await client.connect()
    const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    await client.end()
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  })

  test('a database that cannot be reached is an error at the start', async () => {
    await expect(openPostgres('postgres://foyer@127.0.0.1:1/foyer', onIdleError)).rejects.toThrow(/ECONNREFUSED/)
  })
})
