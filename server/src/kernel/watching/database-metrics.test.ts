import pg from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseOn } from '#kernel/db/postgres.ts'
import { watchPool } from '#kernel/db/watch-pool.ts'
import { postgresUrl } from '#testing/test-database.ts'
import { registerDatabaseMetrics } from './database-metrics.ts'

/** Any statement takes longer, ms. */
const NOTHING = 0.000_001

describe.runIf(postgresUrl)('what connections to PostgreSQL do', () => {
  const pools: pg.Pool[] = []
  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.end()
  })

  const watched = (slowStatementMs: number) => {
    const pool = new pg.Pool({ connectionString: postgresUrl, max: 1 })
    pools.push(pool)
    const logged: string[] = []
    const registry = new Registry()
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => void logged.push(line) })
    registerDatabaseMetrics(registry, { database: watchPool(pool), log, slowStatementMs })
    const lines = async (name: string) => (await registry.getSingleMetricAsString(name)).split('\n').filter(line => line.startsWith(name))
    return { pool, logged, lines }
  }

  test('statements are counted and timed by the name under which they are prepared, in both forms of the driver', async () => {
    const { pool, lines } = watched(0)
    await pool.query({ name: 'find_one', text: 'select $1::int as x', values: [1] })
    const client = await pool.connect()
    await client.query({ name: 'find_one', text: 'select $1::int as x', values: [2] })
    await expect(client.query('select 1/0')).rejects.toThrow(/division by zero/)
    client.release()
    await databaseOn(pool).transaction(async unit => {
      await unit.execute('select 3')
      await unit.execute('select relname from "pg_catalog"."pg_class" limit 1')
    })
    expect(await lines('foyer_statements_total')).toEqual([
      'foyer_statements_total{statement="find_one",failed="no"} 2',
      'foyer_statements_total{statement="select",failed="yes"} 1',
      'foyer_statements_total{statement="begin",failed="no"} 1',
      'foyer_statements_total{statement="select",failed="no"} 1',
      'foyer_statements_total{statement="select pg_class",failed="no"} 1',
      'foyer_statements_total{statement="commit",failed="no"} 1',
    ])
    expect((await lines('foyer_statement_seconds')).at(-1)).toBe('foyer_statement_seconds_count 7')
    expect((await lines('foyer_statement_seconds_by_name_total')).length).toBe(5)
  })

  test('a slow statement is logged with its text and without its values; 0 logs none', async () => {
    const silent = watched(0)
    await silent.pool.query({ text: 'select $1::text as x', values: ['a secret'] })
    expect(silent.logged).toEqual([])

    const { pool, logged, lines } = watched(NOTHING)
    await pool.query({ text: 'select $1::text as x', values: ['a secret'] })
    expect(logged.map(line => JSON.parse(line) as unknown)).toEqual([
      { level: 40, statement: 'select', ms: expect.any(Number) as number, text: 'select $1::text as x', msg: 'a statement was slow' },
    ])
    expect(await lines('foyer_slow_statements_total')).toEqual(['foyer_slow_statements_total{statement="select"} 1'])
  })

  test('connections in use and idle are shown, and who waits for one is counted', async () => {
    const { pool, lines } = watched(0)
    const holder = await pool.connect()
    const waiting = pool.connect()
    expect(await lines('foyer_connections')).toEqual(['foyer_connections{state="used"} 1', 'foyer_connections{state="idle"} 0'])
    expect(await lines('foyer_connections_most')).toEqual(['foyer_connections_most 1'])
    expect(await lines('foyer_connections_wanted')).toEqual(['foyer_connections_wanted 1'])
    holder.release()
    const second = await waiting
    second.release()
    expect(await lines('foyer_connections')).toEqual(['foyer_connections{state="used"} 0', 'foyer_connections{state="idle"} 1'])
    expect(await lines('foyer_connections_wanted')).toEqual(['foyer_connections_wanted 0'])
    expect((await lines('foyer_connection_wait_seconds')).at(-1)).toBe('foyer_connection_wait_seconds_count 2')
  })
})
