import { ACCOUNT_ROWS, MEMBER_ROWS, openLedger, type Cost } from './ledger-moves.ts'
import { median } from './statistics.ts'

const SMALL = 10_000
const LARGE = 1_000_000
/** Lines of the ledger once it is large: two of each bet. */
const LINES = 10_000_000
const ROUNDS = 7
const OPERATIONS = 4_000
/** An operation may cost so many times as much. */
const AIM = 1.2

/** So many bets of the past, spread over the members, written past the triggers. The accounts' versions go on from there. */
const fill = (bets: number): readonly string[] => [
  'set session_replication_role = replica',
  `insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
   select 'demo', 'bench' || (1 + i % ${LARGE}), 'bet', 'past' || i, 'past', now(), 1, 1 + i / ${LARGE}, '{}' from generate_series(0, ${bets - 1}) as i`,
  `insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
   select 'demo', t.id, l.line, 'PHP/2', case l.line when 1 then a.id else h.id end, case l.line when 1 then -1 else 1 end,
     case l.line when 1 then 1 end, case l.line when 1 then 1000000 + t.version end
   from transfers t join accounts a on a.merchant = 'demo' and a.member_id = t.member_id and a.kind = 'main'
   join accounts h on h.merchant = 'demo' and h.member_id is null and h.kind = 'games', (values (1), (2)) as l (line)
   where t.request_hash = 'past'`,
  `update accounts set version = 2000000 where kind = 'main'`,
  'set session_replication_role = origin',
]

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
  await ledger.query(MEMBER_ROWS(1, SMALL))
  await ledger.begin()
  await prepare([ACCOUNT_ROWS(1, SMALL), 'update accounts set balance = 1000000000 where balance = 1'])
  const small = await measure(SMALL)
  await prepare([MEMBER_ROWS(SMALL + 1, LARGE), ACCOUNT_ROWS(SMALL + 1, LARGE), ...fill(LINES / 2)])
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
    `  ${SMALL.toLocaleString('en')} members against ${LARGE.toLocaleString('en')} with ${LINES.toLocaleString('en')} lines. Aim: ${AIM} ×.`,
  )
  if (worst > AIM) throw new Error(`An operation takes ${worst.toFixed(2)} × as long.`)
} finally {
  await ledger.close()
}
