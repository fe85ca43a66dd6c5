import { LEDGER_CHECKS } from '@foyer/server/src/services/wallet/reconcile.ts'
import { ACCOUNT_ROWS, MEMBER_ROWS, MONEY, openLedger, type Cost } from './ledger-moves.ts'
import { median } from './statistics.ts'

const SMALL = 10_000
/** A million, with ten million lines, unless the command says otherwise. */
const LARGE = Number(process.argv[2] ?? 1_000_000)
/** Bets that each member made before: with the deposit that makes ten lines. */
const BETS = 4
const LINES = (members: number) => (members * (BETS + 1) * 2).toLocaleString('en')
const ROUNDS = 7
const OPERATIONS = 4_000
/** An operation may cost so many times as much. */
const AIM = 1.2

/** What these members did before: each paid in, and then made bets of 1. Written past the triggers, but as the wallet would have written it. */
const past = (from: number, to: number): readonly string[] => {
  const ofThese = `t.merchant = 'demo' and t.request_hash = 'past${from}'`
  return [
    MEMBER_ROWS(from, to),
    ACCOUNT_ROWS(from, to, BETS),
    'set session_replication_role = replica',
    `insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
     select 'demo', 'bench' || i, case bet when 0 then 'deposit' else 'bet' end, 'past' || i || '-' || bet, 'past${from}', now(), ${MONEY} - bet, 1 + bet, '{}'
     from generate_series(0, ${BETS}) as bet, generate_series(${from}, ${to}) as i order by bet, i`,
    `insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
     select 'demo', t.id, line, 'PHP/2', case line when 1 then a.id else h.id end,
       case t.kind when 'deposit' then ${MONEY} else -1 end * case line when 1 then 1 else -1 end,
       case line when 1 then t.balance end, case line when 1 then t.version end
     from transfers t join accounts a on a.merchant = 'demo' and a.member_id = t.member_id and a.kind = 'main'
     join accounts h on h.merchant = 'demo' and h.member_id is null and h.kind = case t.kind when 'deposit' then 'bank' else 'games' end,
       (values (1), (2)) as l (line)
     where ${ofThese} order by t.id, line`,
    `insert into money_events (merchant, transfer_id, event, member_id, amount, asset, first, at)
     select 'demo', t.id, 'deposit', t.member_id, ${MONEY}, 'PHP/2', true, t.at from transfers t where ${ofThese} and t.kind = 'deposit'`,
    'set session_replication_role = origin',
  ]
}

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

const ledger = await openLedger(process.env['DATABASE_URL'] ?? '')
const prepare = async (statements: readonly string[]) => {
  await ledger.query(statements.join(';\n'))
  for (const table of ['members', 'accounts', 'transfers', 'entries']) await ledger.query(`vacuum analyze ${table}`)
  await ledger.query('checkpoint')
}
const measure = async (members: number): Promise<readonly (readonly [string, Cost])[]> => {
  const subjects = { bet: ledger.bets, balance: ledger.balances, statement: ledger.statements }
  const rows: [string, Cost][] = []
  for (const [name, subject] of Object.entries(subjects)) {
    await subject(members, OPERATIONS)
    const costs: Cost[] = []
    for (let round = 0; round < ROUNDS; round += 1) costs.push(await subject(members, OPERATIONS))
    rows.push([name, { cpu: median(costs.map(({ cpu }) => cpu)), perSecond: median(costs.map(({ perSecond }) => perSecond)) }])
  }
  return rows
}

try {
  await ledger.query(MEMBER_ROWS(0, 0))
  await ledger.begin()
  await prepare(past(1, SMALL))
  const small = await measure(SMALL)
  const began = performance.now()
  await prepare(past(SMALL + 1, LARGE))
  console.log(`  ${secondsSince(began)} to fill the large ledger.`)
  const large = new Map(await measure(LARGE))
  let worst = 0
  for (const [name, before] of small) {
    const after = large.get(name) ?? before
    const ratio = before.perSecond / after.perSecond
    worst = Math.max(worst, ratio)
    console.log(
      `  ${name.padEnd(12)}${before.perSecond.toFixed(0).padStart(8)} → ${after.perSecond.toFixed(0).padStart(6)} per second: ${ratio.toFixed(2)} × the time; processor ${before.cpu.toFixed(3)} → ${after.cpu.toFixed(3)} ms`,
    )
  }
  console.log(
    `  ${SMALL.toLocaleString('en')} members with ${LINES(SMALL)} lines against ${LARGE.toLocaleString('en')} with ${LINES(LARGE)}. Aim: ${AIM} ×.`,
  )
  for (const table of ['accounts', 'transfers', 'entries']) {
    const { rows } = await ledger.query(`
      select round(pg_table_size('${table}') / count(*)) as data, round(pg_indexes_size('${table}') / count(*)) as indexes from ${table}`)
    const { data, indexes } = rows[0] as { data: string; indexes: string }
    console.log(`  a row of ${table.padEnd(10)}${data.padStart(5)} bytes and ${indexes} of indexes`)
  }
  // What the nightly check costs then; the first sums of the house are taken before.
  const { reconcile } = ledger.stores
  await reconcile.sumHouse('demo')
  for (const check of LEDGER_CHECKS) {
    const began = performance.now()
    const { checked, faults } = await reconcile.check('demo', check, new Date())
    console.log(`  check of ${check.padEnd(12)}${secondsSince(began).padStart(8)}, ${checked.toLocaleString('en')} looked at, ${faults} wrong`)
    if (faults > 0) throw new Error('The ledger is not right.')
  }
  if (worst > AIM) throw new Error(`An operation takes ${worst.toFixed(2)} × as long.`)
} finally {
  await ledger.close()
}
