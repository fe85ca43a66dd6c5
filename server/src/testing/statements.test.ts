import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { partitionsIn, scattered } from './one-partition.ts'
import { inPlan, listenToStatements, planOf, type Statement } from './statements.ts'
import { createTestApp, registration, signIn, valueOf, type TestApp } from './test-app.ts'
import { openOwnPostgres, postgresUrl } from './test-database.ts'

/** So many rows that PostgreSQL prefers an index to reading all of them. */
const MEMBERS = 5_000
const FILL = [
  `insert into members (merchant, id, username, type, password_changed_at, password_chosen, currency, registered_at)
   select 'alpha', 'm' || i, 'other' || i, 0, now(), true, 'PHP', now() from generate_series(1, ${MEMBERS}) as i`,
  `insert into sessions (merchant, token_hash, member_id, network_prefix, user_agent, first_time_login, created_at, last_used_at)
   select 'alpha', 't' || i, 'm' || i, '198.51.100.0/24', 'test', false, now(), now() from generate_series(1, ${MEMBERS}) as i`,
  `insert into networks (merchant, member_id, prefix, first_seen_at, last_seen_at)
   select 'alpha', 'm' || i, '198.51.100.0/24', now(), now() from generate_series(1, ${MEMBERS}) as i`,
  `insert into member_factors (merchant, member_id) select 'alpha', 'm' || i from generate_series(1, ${MEMBERS}) as i`,
  `insert into limits (merchant, key, points, ends_at) select 'alpha', 'other' || i, 1, now() from generate_series(1, ${MEMBERS}) as i`,
  'analyze',
]

describe.runIf(postgresUrl)('among thousands of members', () => {
  let wire: TestApp
  let client: pg.Client
  let db: Database
  let primaryKeys: readonly string[]
  beforeAll(async () => {
    const database = await openOwnPostgres(postgresUrl ?? '')
    client = new pg.Client({ connectionString: database.href })
    await client.connect()
    wire = await createTestApp({
      database: {
        ...database,
        async close() {
          await client.end()
          await database.close()
        },
      },
    })
    ;({ db } = database)
    for (const statement of FILL) await db.execute(sql.raw(statement))
    const { rows } = await client.query<{ name: string }>('select indexrelid::regclass::text as name from pg_index where indisprimary')
    primaryKeys = rows.map(({ name }) => name)
  })
  afterAll(() => wire.close())

  /** The plans of the statements that `work` sends. */
  const plansOf = async (work: () => Promise<unknown>): Promise<readonly unknown[]> => {
    const sent: Statement[] = []
    const stop = listenToStatements(statement => {
      sent.push(statement)
      return undefined
    })
    await work()
    stop()
    const plans: unknown[] = []
    for (const statement of sent) plans.push(await planOf(client, statement))
    return plans
  }

  test('a session check is one statement, which finds session and member by their primary keys', async () => {
    const player = wire.client()
    player.token = valueOf(await player.call('member.register', registration('checked'))).token
    const plans = await plansOf(() => player.call('wallet.depositSettings', {}))
    expect(plans).toHaveLength(1)
    const indexes = inPlan(plans, 'Index Name')
    expect(indexes).toHaveLength(2)
    expect(primaryKeys).toEqual(expect.arrayContaining([...indexes]))
  })

  test('a sign-in is six statements, none of which reads a table from end to end', async () => {
    valueOf(await wire.client().call('member.register', registration('comes_back')))
    const plans = await plansOf(async () => valueOf(await wire.client().call('session.login', signIn('comes_back'))))
    expect(plans).toHaveLength(6)
    expect(inPlan(plans, 'Node Type')).not.toContain('Seq Scan')
  })

  test.runIf(inject('isPartitioned'))('a statement that does not name the merchant touches every partition, one that does a single one', async () => {
    const byId = await planOf(client, { text: 'select from members where id = $1', values: ['m1'] })
    expect(partitionsIn(byId).size).toBe(4)
    const byMerchant = await planOf(client, { text: 'select from members where merchant = $1 and id = $2', values: ['alpha', 'm1'] })
    expect(partitionsIn(byMerchant).size).toBe(1)
  })

  test.runIf(inject('isPartitioned'))('a call that sends such a statement is found out', async () => {
    const { withMember } = wire.system.stores.sessions
    const careless = `select from sessions where token_hash = 'any'`
    Object.assign(wire.system.stores.sessions, {
      async withMember() {
        await db.execute(careless)
        return undefined
      },
    })
    const stranger = wire.client()
    stranger.token = 'x'.repeat(43)
    await stranger.call('member.info', {})
    Object.assign(wire.system.stores.sessions, { withMember })
    expect(scattered.splice(0)).toEqual([careless])
  })
})
