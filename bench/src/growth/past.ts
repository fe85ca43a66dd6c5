import type { Pool } from 'pg'
import { ASSET, merchant, MONEY } from '#ledger-moves.ts'
import { SESSION_ROWS } from '#members.ts'

// A merchant's past, written by SQL: members with what they did in thirty days, half of it on the last one. Each has ten movements: a deposit, four rounds of
// games (a bet and a win each), and a ticket of a lottery. Some wait for something, so that every queue of the console has its rows.

const DEMO = `'${merchant.code}'`
export const MOVEMENTS = 10
/** The last ones are self-excluded: these may bet. */
export const playersOf = (members: number): number => members - Math.floor(members / 200)
const DRAW = 'bench-20990101-0000'
const [BET, WIN, TICKET, HELD] = [100, 50, 50, 1_000]

/** What the columns of a table are made of, so that the two stand beside each other. */
const insert = (table: string, columns: Readonly<Record<string, string>>, from: string): string =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} ${from}`

const NAMES = `(array['Mara','Ana','Jun','Rosa','Leo','Nita','Paulo','Grace','Ramon','Liza','Dan','Ella','Noel','Vic','Tess','Ben','Joy','Carl','Mia','Rey'])[1 + i % 20]`
const FAMILIES = `(array['Reyes','Santos','Cruz','Bautista','Ocampo','Garcia','Mendoza','Torres','Flores','Ramos'])[1 + i / 20 % 10]`
const AGE = (days: number) => `now() - interval '1 day' * (${days} * (1 - i::float8 / total))`
/** So many of the members wait in each queue. */
const WAITING = 'i <= least(500, total / 20)'

const people = (members: number): readonly string[] => {
  const all = `from (select i, ${members} as total from generate_series(1, ${members}) as i) s`
  const some = (where: string) => `${all} where ${where}`
  const own = { merchant: DEMO, member_id: `'bench' || i` }
  return [
    insert(
      'members',
      {
        merchant: DEMO,
        id: `'bench' || i`,
        username: `'bench' || i`,
        type: 'case when i <= least(200, total / 50) then 1 else 0 end',
        password_changed_at: 'now()',
        password_chosen: 'true',
        currency: `'PHP'`,
        registered_at: AGE(31),
        mobile: `'6390' || lpad(i::text, 8, '0')`,
        mobile_verified_at: AGE(31),
        email: `'bench' || i || '@player.example'`,
        email_verified_at: AGE(31),
        deposit_count: '1',
        deposited_amount: `${MONEY}::bigint`,
        first_deposit_at: AGE(30),
      },
      all,
    ),
    SESSION_ROWS(members),
    // Few share a device.
    `update sessions set device_id = md5('device' || (substr(member_id, 6)::int / 2)) where merchant = ${DEMO} and member_id ~ '[05]$'`,
    insert(
      'registrations',
      { ...own, method: `'username'`, affiliate_code: `case when i % 10 = 0 then 'partner' || i % 50 end`, network_prefix: `'127.0.0.0/24'` },
      all,
    ),
    insert('networks', { ...own, prefix: `'127.0.0.0/24'`, first_seen_at: AGE(31), last_seen_at: 'now()' }, all),
    insert(
      'member_factors',
      { ...own, payee_name: `${NAMES} || ' ' || ${FAMILIES} || case when i % 3 = 0 then '' else ' ' || i end` },
      some('i % 3 < 2'),
    ),
    insert(
      'referrals',
      { ...own, inviter_id: `'bench' || (1 + i % least(200, total / 50))`, way: `'code'`, joined_at: AGE(31) },
      some('i % 5 = 0 and i > 200'),
    ),
    insert(
      'audit_events',
      { at: AGE(30), ...own, event: 'e.event', ip: `'127.0.0.1'`, user_agent: `'bench'`, request_id: `'bench'`, detail: `'{}'` },
      `${all}, (values ('login.succeeded'), ('network.added'), ('code.sent')) as e (event)`,
    ),
    insert('sent_messages', { ...own, at: AGE(30), channel: `'sms'`, what: `'code_verify'`, '"to"': `'••••' || i % 10000`, outcome: `'sent'` }, all),
    insert('tracking_events', { merchant: DEMO, id: `'bench' || i`, moment: `'firstOpen'`, detail: `'{}'`, at: AGE(31) }, some('i % 3 = 0')),
    insert(
      'chat_threads',
      {
        ...own,
        last_seq: '1',
        last_at: AGE(30),
        member_unread: '0',
        support_unread: `case when ${WAITING} then 1 else 0 end`,
        waiting_since: `case when ${WAITING} then ${AGE(2)} end`,
      },
      some('i % 20 = 0 or i <= 500'),
    ),
    `insert into chat_messages (merchant, member_id, seq, by, client_id, at, text) select merchant, member_id, 1, 'member', 'bench', last_at, 'Where is my deposit?' from chat_threads where merchant = ${DEMO}`,
    insert(
      'feedback',
      {
        ...own,
        client_id: `'bench'`,
        topic: `'other'`,
        text: `'It could be faster.'`,
        pictures: '0',
        sent_at: AGE(30),
        answer: `case when ${WAITING} then null else 'Thank you.' end`,
        answered_at: `case when ${WAITING} then null else now() end`,
      },
      some('i % 20 = 1 or i <= 500'),
    ),
    insert(
      'risk_signals',
      { ...own, kind: `'device'`, key: `'bench'`, weight: '50', facts: `'{}'`, first_at: AGE(30), last_at: AGE(30) },
      some('i % 50 = 0'),
    ),
    insert(
      'risk_cases',
      {
        ...own,
        state: `case when i <= total / 2 then 'closed' else 'open' end`,
        weight: '40 + i / 50 % 60',
        opened_at: AGE(30),
        closed_at: 'case when i <= total / 2 then now() end',
        closed_by: `case when i <= total / 2 then 'bench' end`,
        closed_reason: `case when i <= total / 2 then 'a family' end`,
      },
      some('i % 50 = 0'),
    ),
    `insert into data_requests (merchant, member_id, kind, text, asked_at, due_at, by)
     select ${DEMO}, 'bench' || i, 'access', 'All of it, please.', ${AGE(20)}, ${AGE(20)} + interval '30 days', 'bench' ${some('i % 2000 = 0')}`,
    insert('member_locks', { ...own, scope: `'withdrawal'`, reason: `'a question'`, by: `'bench'`, at: AGE(30) }, some('i % 500 = 0')),
    insert('play_pauses', { ...own, kind: `'exclusion'`, since: AGE(30) }, some('i > total - total / 200')),
    insert('member_tags', { ...own, tag: `'vip-watch'`, by: `'bench'`, at: AGE(30) }, some('i % 1000 = 0')),
  ]
}

/** How long the ten movements took, each of all members in a row: five in 29 days, five in the last one. */
const MOMENT = `now() - interval '1 second' * case when k < 5
  then 86400 + 29 * 86400 * (1 - (k + (i - 1)::float8 / total) / 5)
  else 600 + 85800 * (1 - (k - 5 + (i - 1)::float8 / total) / 5) end`

/** A movement by its place among the member's own. */
const PLAN = `(values
  (0, 'deposit', ${MONEY}::bigint, 0),
  (1, 'bet', -${BET}, 1), (2, 'win', ${WIN}, 1), (3, 'bet', -${BET}, 2), (4, 'win', ${WIN}, 2), (5, 'bet', -${TICKET}, 0),
  (6, 'bet', -${BET}, 3), (7, 'win', ${WIN}, 3), (8, 'bet', -${BET}, 4), (9, 'win', ${WIN}, 4), (10, 'hold', -${HELD}, 0)) as plan (k, kind, amount, round)`

const money = (members: number, provider: string): readonly string[] => {
  const total = `(select ${members} as total) n`
  const round = `'r' || i || '-' || round`
  return [
    `insert into accounts (merchant, member_id, kind, asset, floor, balance, version)
     select ${DEMO}, 'bench' || i, kind, '${ASSET}', 0,
       case when kind = 'main' then ${MONEY - 4 * (BET - WIN) - TICKET} - case when ${WAITING} then ${HELD} else 0 end when ${WAITING} then ${HELD} else 0 end,
       case when kind = 'main' then ${MOVEMENTS} else 0 end + case when ${WAITING} then 1 else 0 end
     from generate_series(1, ${members}) as i, ${total}, (values ('main'), ('held')) as kinds (kind)`,
    // Their numbers are given out in the order of their moments, as the wallet would.
    `create table bench_moves as
     select (select coalesce(max(id), 0) from transfers) + row_number() over (order by k, i) as id, i, k, kind, amount, round, ${MOMENT} as at, total,
       sum(amount) over (partition by i order by k) as balance, k + 1 as version
     from generate_series(1, ${members}) as i, ${total}, ${PLAN} where k < ${MOVEMENTS} or ${WAITING}`,
    'analyze bench_moves',
    // Without its numbers PostgreSQL would compare each movement with each account.
    'analyze accounts',
    insert(
      'transfers',
      {
        merchant: DEMO,
        id: 'm.id',
        member_id: `'bench' || i`,
        kind: 'kind',
        reference: `case when k = 0 then 'deposit:bench' || i when k = 5 then 'lottery:bench' || i || ':1' when k = 10 then 'withdrawal:benchw' || i else '${provider}:' || i || '-' || k end`,
        request_hash: `'past'`,
        // The bets of all members stand in a row, and so do their wins.
        follows: `case when kind = 'win' then m.id - ${members} end`,
        at: 'at',
        balance: 'balance',
        version: 'version',
        detail: `case when k = 0 then jsonb_build_object('payment', 'bench' || i, 'channel', 'gcash') when k = 10 then jsonb_build_object('payment', 'benchw' || i)
          when k = 5 then jsonb_build_object('game', 'bench', 'round', '${DRAW}', 'vendor', 'LOTT')
          when kind = 'bet' then jsonb_build_object('provider', '${provider}', 'round', ${round}, 'game', 'game' || i % 40)
          else jsonb_build_object('provider', '${provider}', 'round', ${round}) end`,
      },
      'from bench_moves m order by m.id',
    ).replace(' select ', ' overriding system value select '),
    `insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
     select ${DEMO}, m.id, line, '${ASSET}', case line when 1 then a.id when 2 then coalesce(h.id, b.id) end, case line when 1 then m.amount else -m.amount end,
       case line when 1 then m.balance else case when m.k = 10 then ${HELD} end end, case line when 1 then m.version else case when m.k = 10 then 1 end end
     from bench_moves m
     join accounts a on a.merchant = ${DEMO} and a.member_id = 'bench' || m.i and a.kind = 'main'
     left join accounts h on m.k < 10 and h.merchant = ${DEMO} and h.member_id is null and h.kind = case m.kind when 'deposit' then 'bank' else 'games' end
     left join accounts b on m.k = 10 and b.merchant = ${DEMO} and b.member_id = 'bench' || m.i and b.kind = 'held',
       (values (1), (2)) as l (line) order by m.id, line`,
    `insert into money_events (merchant, transfer_id, event, member_id, amount, asset, first, at)
     select ${DEMO}, id, 'deposit', 'bench' || i, ${MONEY}, '${ASSET}', true, at from bench_moves where k = 0 order by id`,
    `insert into game_rounds (merchant, provider, round, member_id, game, vendor, state, staked, won, began_at, ended_at)
     select ${DEMO}, '${provider}', ${round}, 'bench' || i, 'game' || i % 40, 'BETS', 'closed', ${BET}, ${WIN}, at, at from bench_moves where round > 0 and kind = 'bet' order by id`,
    `insert into lottery_tickets (merchant, member_id, draw_id, transfer_id, line, numbers, units, price, salt, bought_at)
     select ${DEMO}, 'bench' || i, '${DRAW}', id, 0, '01 02 03 04 05 06', 1, ${TICKET}, md5(i::text), at from bench_moves where k = 5 order by id`,
    `insert into payments (merchant, member_id, id, kind, state, form_key, request_hash, channel, currency, site, amount, fee, provider_id, created_at, changed_at)
     select ${DEMO}, 'bench' || i, 'bench' || i, 'deposit', 'paid', 'bench', 'past', 'gcash', 'PHP', 'localhost', ${MONEY}, 0, 'company' || i, at, at from bench_moves where k = 0 order by id`,
    `insert into payout_accounts (merchant, member_id, id, bank, sealed_number, mark, "end", holder, added_at, usable_at)
     select ${DEMO}, 'bench' || i, 'bench' || i, 'gcash', 'sealed', md5('mark' || i / 2), '1234', 'Mara Reyes', at, at from bench_moves where k = 10`,
    `insert into payments (merchant, member_id, id, kind, state, form_key, request_hash, account_id, currency, site, amount, fee, waits_for, people, created_at, changed_at)
     select ${DEMO}, 'bench' || i, 'benchw' || i, 'withdrawal', 'waiting', 'bench', 'past', 'bench' || i, 'PHP', 'localhost', ${HELD}, 0, '["first"]', 1, at, at from bench_moves where k = 10`,
    `select setval(pg_get_serial_sequence('transfers', 'id'), (select max(id) from transfers))`,
    'drop table bench_moves',
  ]
}

const DRAW_ROW = `insert into lottery_draws (merchant, id, lottery, vendor, name, state, opens_at, closes_at, draws_at, rules, sealed_seed, commitment, commitment_hash)
  values (${DEMO}, '${DRAW}', 'bench', 'LOTT', 'Bench', 'open', now() - interval '40 days', '2099-01-01', '2099-01-01',
    '{"currency":"PHP","price":${TICKET},"mostUnits":10,"pick":{"numbers":6,"of":36,"bonus":false},"digits":null,"pool":null,"tiers":[]}', 'sealed', 'bench', 'bench')`

/** Indexes that no constraint stands on, and foreign keys, of the tables that grow. Rebuilt afterwards they are sorted once, and the keys are checked as a whole. */
const GROWN = [
  'members',
  'accounts',
  'transfers',
  'entries',
  'money_events',
  'game_rounds',
  'lottery_tickets',
  'payments',
  'sessions',
  'audit_events',
  'sent_messages',
  'registrations',
  'networks',
  'member_factors',
  'tracking_events',
]

/** Says what it does, because it takes minutes. */
type Say = (line: string) => void

/** Writes the past past triggers and foreign keys, and has the database check all of it afterwards. */
export const writePast = async (pool: Pool, members: number, provider: string, say: Say): Promise<void> => {
  const client = await pool.connect()
  const run = async (statement: string) => {
    const began = performance.now()
    await client.query(statement)
    const took = performance.now() - began
    if (took > 5_000) say(`  ${(took / 1000).toFixed(0).padStart(5)} s ${statement.trim().replaceAll(/\s+/g, ' ').slice(0, 70)}`)
  }
  const listed = GROWN.map(table => `'${table}'::regclass`).join(', ')
  const { rows: keys } = await client.query<{ readonly drop: string; readonly add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conrelid in (${listed})`)
  const { rows: indexes } = await client.query<{ readonly drop: string; readonly add: string }>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index where indrelid in (${listed}) and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
  try {
    for (const { drop } of [...keys, ...indexes]) await run(drop)
    await run('set session_replication_role = replica')
    await run(DRAW_ROW)
    for (const statement of [...people(members), ...money(members, provider)]) await run(statement)
    await run('set session_replication_role = origin')
    await run(`set maintenance_work_mem = '1GB'`)
    for (const { add } of indexes) await run(add)
    await run('vacuum analyze')
    for (const { add } of keys) await run(add)
    await run('checkpoint')
  } finally {
    client.release()
  }
}
