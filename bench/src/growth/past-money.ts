import { ASSET, MONEY } from '#ledger-moves.ts'
import { DEMO, insert, WAITING } from './past.ts'

const DRAW = 'bench-20990101-0000'
const [BET, WIN, TICKET, HELD] = [100, 50, 50, 1_000]

/** When the movements were, each of all members in a row: five in 29 days, five in the last one. */
const MOMENT = `now() - interval '1 second' * case when k < 5
  then 86400 + 29 * 86400 * (1 - (k + (i - 1)::float8 / total) / 5)
  else 600 + 85800 * (1 - (k - 5 + (i - 1)::float8 / total) / 5) end`

/** A member's movements in their order: the kind, the amount and the number of the round. */
const PLAN = [
  ['deposit', MONEY, 0],
  ['bet', -BET, 1],
  ['win', WIN, 1],
  ['bet', -BET, 2],
  ['win', WIN, 2],
  ['bet', -TICKET, 0],
  ['bet', -BET, 3],
  ['win', WIN, 3],
  ['bet', -BET, 4],
  ['win', WIN, 4],
] as const
/** A movement by its place among the member's own; the last one is made by those who wait for a withdrawal. */
const PLACES = `(values ${[...PLAN, ['hold', -HELD, 0] as const].map(([kind, amount, round], k) => `(${k}, '${kind}', ${amount}::bigint, ${round})`).join(', ')}) as plan (k, kind, amount, round)`

/** Statements of which those of `beside` need what `begin` makes, and nothing of each other. */
interface Steps {
  readonly begin: readonly string[]
  readonly beside: readonly string[]
  readonly end: readonly string[]
}

/** The first `movements` of all members, at most ten, with what belongs to them. */
export const money = (members: number, movements: number, provider: string): Steps => {
  const left = PLAN.slice(0, movements).reduce((sum, [, amount]) => sum + amount, 0)
  const total = `(select ${members} as total) n`
  const round = `'r' || i || '-' || round`
  const begin = [
    `insert into accounts (merchant, member_id, kind, asset, floor, balance, version)
     select ${DEMO}, 'bench' || i, kind, '${ASSET}', 0,
       case when kind = 'main' then ${left} - case when ${WAITING} then ${HELD} else 0 end when ${WAITING} then ${HELD} else 0 end,
       case when kind = 'main' then ${movements} else 0 end + case when ${WAITING} then 1 else 0 end
     from generate_series(1, ${members}) as i, ${total}, (values ('main'), ('held')) as kinds (kind)`,
    // Their numbers are given out in the order of their moments, as the wallet would.
    `create table bench_moves as
     select (select coalesce(max(id), 0) from transfers) + row_number() over (order by k, i) as id, i, k, kind, amount, round, ${MOMENT} as at, total,
       sum(amount) over (partition by i order by k) as balance, row_number() over (partition by i order by k) as version
     from generate_series(1, ${members}) as i, ${total}, ${PLACES} where k < ${movements} or (k = ${PLAN.length} and ${WAITING})`,
    'analyze bench_moves',
    // Without its numbers PostgreSQL would compare each movement with each account.
    'analyze accounts',
  ]
  const beside = [
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
  ]
  const end = [`select setval(pg_get_serial_sequence('transfers', 'id'), (select max(id) from transfers))`, 'drop table bench_moves']
  return { begin, beside, end }
}

export const DRAW_ROW = `insert into lottery_draws (merchant, id, lottery, vendor, name, state, opens_at, closes_at, draws_at, rules, sealed_seed, commitment, commitment_hash)
  values (${DEMO}, '${DRAW}', 'bench', 'LOTT', 'Bench', 'open', now() - interval '40 days', '2099-01-01', '2099-01-01',
    '{"currency":"PHP","price":${TICKET},"mostUnits":10,"pick":{"numbers":6,"of":36,"bonus":false},"digits":null,"pool":null,"tiers":[]}', 'sealed', 'bench', 'bench')`
