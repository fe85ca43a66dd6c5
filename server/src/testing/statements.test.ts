import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#kernel/db/database.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { partitionsIn, refused, scattered } from './one-partition.ts'
import { PARTITIONS } from './partitioned-migrations.ts'
import { callsFunction, explainAll, inPlan, listenToStatements, planOf, type Statement } from './statements.ts'
import { createTestApp, registration, signIn, valueOf, type TestApp } from './test-app.ts'
import { isCitus, openOwnPostgres, postgresUrl } from './test-database.ts'

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
  `insert into passkeys (merchant, member_id, credential_id, public_key, counter, domain, user_agent, synced, added_at)
   select 'alpha', 'm' || i, 'k' || i, '', 0, 'alpha.test', 'test', true, now() from generate_series(1, ${MEMBERS}) as i`,
  `insert into play_limits (merchant, member_id, kind, period, zone, most, used, since)
   select 'alpha', 'm' || i, kind, period, 'UTC', 100000, 0, now() from generate_series(1, ${MEMBERS}) as i, (values ('deposit', 'day'), ('stake', 'day'), ('loss', 'week')) as kinds (kind, period)`,
  `insert into play_pauses (merchant, member_id, kind, since, until, ends_at)
   select 'alpha', 'm' || i, 'break', '2020-01-01', '2020-01-02', '2020-01-02' from generate_series(1, ${MEMBERS}) as i`,
  `insert into member_locks (merchant, member_id, scope, reason, until, by, at)
   select 'alpha', 'm' || i, 'bets', 'over', '2020-01-02', 'support', '2020-01-01' from generate_series(1, ${MEMBERS}) as i`,
  `insert into identity_policies (merchant, gate) select 'other' || i, gate from generate_series(1, ${MEMBERS}) as i, (values ('deposit'), ('bets')) as gates (gate)`,
  `insert into identity_checks (merchant, member_id, client_id, document, pictures, state, sent_at)
   select 'alpha', 'm' || i, 'sent' || i, 'passport', 1, 'waiting', now() from generate_series(1, ${MEMBERS}) as i`,
  `insert into limits (merchant, key, points, ends_at) select 'alpha', 'other' || i, 1, now() from generate_series(1, ${MEMBERS}) as i`,
  `insert into tracking_visitors (merchant, id, member_id, version, measurement, marketing, chosen_at, pixels, native, ip, user_agent, origin, seen_at)
   select 'alpha', 'd' || i, 'm' || i, '1', true, true, now(), '{}', '{}', '', '', 'http://alpha.test', now() from generate_series(1, ${MEMBERS}) as i`,
  `insert into assets (merchant, use, asset) values ('alpha', 'money', 'PHP/2')`,
  `insert into accounts (merchant, kind, asset) values ('alpha', 'bank', 'PHP/2'), ('alpha', 'games', 'PHP/2')`,
  `insert into accounts (merchant, member_id, kind, asset, floor, balance, version)
   select 'alpha', 'm' || i, kind, 'PHP/2', 0, 0, 2 from generate_series(1, ${MEMBERS}) as i, (values ('main'), ('held')) as kinds (kind)`,
  // Each of them has staked what they paid in.
  `insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
   select 'alpha', 'm' || i, kind, 'past' || i, '-', now(), 0, 1, '{}' from generate_series(1, ${MEMBERS}) as i, (values ('deposit'), ('bet')) as kinds (kind)`,
  `with past as (
     select id, member_id, case kind when 'deposit' then 5 else -5 end as amount, case kind when 'deposit' then 1 else 2 end as number,
       case kind when 'deposit' then 'bank' else 'games' end as house
     from transfers
   )
   insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
   select 'alpha', past.id, 1, 'PHP/2', a.id, past.amount, greatest(past.amount, 0), past.number from past join accounts a on a.member_id = past.member_id and a.kind = 'main'
   union all
   select 'alpha', past.id, 2, 'PHP/2', h.id, -past.amount, null, null from past join accounts h on h.member_id is null and h.kind = past.house`,
  `insert into play_credits (merchant, member_id, transfer_id, amount, needed, ends_at)
   select merchant, member_id, id, 5, 50, now() + interval '1 day' from transfers where kind = 'deposit' and member_id <> 'm77'`,
  `insert into game_rounds (merchant, provider, round, member_id, game, vendor, state, staked, won, began_at, ended_at)
   select 'alpha', 'demo', 'past' || i, 'm' || i, 'dice', 'LANTERN', 'closed', 5, 0, now(), now() from generate_series(1, ${MEMBERS}) as i`,
  'analyze',
]

// A coordinator's plans do not show what a machine does.
describe.runIf(postgresUrl && !isCitus)('among thousands of members', () => {
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

  /** The plans of the statements that `work` sends, each with those of the statements that run within its function. */
  const plansOf = async (work: () => Promise<unknown>): Promise<readonly unknown[]> => {
    const sent: { readonly statement: Statement; readonly within: unknown[] }[] = []
    const explained: Promise<() => Promise<void>>[] = []
    const stop = listenToStatements((statement, own) => {
      const within: unknown[] = []
      sent.push({ statement, within })
      if (!callsFunction(statement)) return undefined
      const begun = explainAll(own, plan => within.push(plan))
      explained.push(begun)
      return begun.then(() => undefined)
    })
    await work()
    stop()
    for (const begun of explained) await (await begun)()
    const plans: unknown[] = []
    for (const { statement, within } of sent) plans.push([await planOf(client, statement), ...within])
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

  // Proves announcements-20.
  test('what a visible page asks each minute is three statements: it finds the session, renews it, and reads all else at once', async () => {
    const player = wire.client()
    player.token = valueOf(await player.call('member.register', registration('looks_often'))).token
    wire.system.clock.advance(60)
    const plans = await plansOf(async () => valueOf(await player.call('member.info', {})))
    expect(plans).toHaveLength(3)
    expect(inPlan(plans, 'CTE Name')).toContain('mark')
  })

  test('a bet, a balance and a page of the statement are one statement each, none of which reads a table from end to end', async () => {
    const { stores } = wire.system
    const wallet = testWallet(wire.system, 'm77')
    await wallet.deposit('paid', 1_000)
    await wallet.bet('first', 100)
    const of: Readonly<Record<string, () => Promise<unknown>>> = {
      bet: () => wallet.bet('second', 100),
      win: () => wallet.win('won', 'first', 50),
      hold: () => wallet.hold('withdrawal', 100),
      balance: () => stores.ledger.accountsOf('alpha', 'm77'),
      statement: () => stores.statement.lines('alpha', 'm77', { account: 'main', limit: 51 }),
      payments: () => stores.statement.lines('alpha', 'm77', { account: 'main', kinds: 'payments', limit: 51 }),
    }
    for (const [name, work] of Object.entries(of)) {
      const plans = await plansOf(work)
      expect([name, plans.length]).toEqual([name, 1])
      expect([name, inPlan(plans, 'Node Type')]).not.toEqual([name, expect.arrayContaining(['Seq Scan'])])
      expect([name, inPlan(plans, 'Node Type').filter(type => type.startsWith('Index')).length > 0]).toEqual([name, true])
    }
  })

  test.runIf(inject('isPartitioned'))('a statement that does not name the merchant touches every partition, one that does a single one', async () => {
    const byId = await planOf(client, { text: 'select from members where id = $1', values: ['m1'] })
    expect(partitionsIn(byId).size).toBe(PARTITIONS)
    const byMerchant = await planOf(client, { text: 'select from members where merchant = $1 and id = $2', values: ['alpha', 'm1'] })
    expect(partitionsIn(byMerchant).size).toBe(1)
  })

  test.runIf(inject('isPartitioned'))('a call that sends such a statement is found out', async () => {
    const { withMember } = wire.system.stores.sessions
    const careless = `select 1 from sessions where token_hash = 'any'`
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

  test.runIf(inject('isPartitioned'))('a statement that a distributed database does not carry out is found out, also outside calls', async () => {
    const careless = `with gone as (delete from limits where merchant = 'alpha' and key = 'any' returning merchant) update members set language = 'EN' from gone where members.merchant = gone.merchant`
    await db.execute(careless)
    expect(refused.splice(0)).toEqual([`writes two tables: ${careless}`])
  })
})
