import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresUrl } from '#testing/test-database.ts'
import { openPostgres } from './postgres.ts'

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

  test('workers that start together migrate an empty database only once (by an advisory lock)', async () => {
    const own = new URL(url)
    own.pathname = name
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
