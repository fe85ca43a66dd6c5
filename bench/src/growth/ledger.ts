import { ACCOUNT_ROWS, MEMBER_ROWS, MONEY, openLedger, type Cost } from '#ledger-moves.ts'
import { sendAll, stopLoad } from '#load.ts'
import { SESSION_ROWS, tokenOf } from '#members.ts'
import { startMeasured } from '#start-measured.ts'
import { median } from '#statistics.ts'
import { measureConsole } from './console.ts'

const SMALL = 10_000
/** A million, with ten million lines, unless the command says otherwise. */
const LARGE = Number(process.argv[2] ?? 1_000_000)
/** Bets that each member made before: with the deposit that makes ten lines. */
const BETS = 4
const LINES = (members: number) => (members * (BETS + 1) * 2).toLocaleString('en')
const ROUNDS = 15
const OPERATIONS = 2_000
/** An operation may cost so many times as much. */
const AIM = 1.2
/** Of the server alone. */
type ServerCost = Pick<Cost, 'cpu' | 'perSecond'>

/** What these members did before: each paid in, and then made bets of 1. Written past the triggers, but as the wallet would have written it. */
const past = (from: number, to: number): readonly string[] => {
  const ofThese = `t.merchant = 'demo' and t.request_hash = 'past${from}'`
  return [
    MEMBER_ROWS(from, to),
    ACCOUNT_ROWS(from, to, BETS),
    'set session_replication_role = replica',
    // All within a day, in their order.
    `insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
     select 'demo', 'bench' || i, case bet when 0 then 'deposit' else 'bet' end, 'past' || i || '-' || bet, 'past${from}',
       now() - interval '1 day' * (1 - (bet + (i - ${from})::float8 / ${to - from + 1}) / ${BETS + 1}), ${MONEY} - bet, 1 + bet, '{}'
     from generate_series(0, ${BETS}) as bet, generate_series(${from}, ${to}) as i order by bet, i`,
    'analyze accounts',
    'analyze transfers',
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

/** A ledger of so many members, in a database of its own. */
const fill = async (url: string, members: number) => {
  const ledger = await openLedger(url)
  await ledger.query(MEMBER_ROWS(0, 0))
  await ledger.begin()
  await ledger.query(past(1, members).join(';\n'))
  await ledger.query(SESSION_ROWS(members))
  for (const table of ['members', 'accounts', 'transfers', 'entries', 'sessions']) await ledger.query(`vacuum analyze ${table}`)
  await ledger.query('checkpoint')
  return { ...ledger, members, server: await startMeasured({ DATABASE_URL: url }) }
}
type Filled = Awaited<ReturnType<typeof fill>>

/** A member's balance as the web asks for it: the read alone takes so short a time that how far its row lies from the processor decides it. */
const balanceCalls = async ({ members, server: { port, query } }: Filled): Promise<ServerCost> => {
  const calls = Array.from({ length: OPERATIONS }, () => ({
    method: 'GET',
    path: '/wps/wallet/balance',
    headers: { merchant: 'demo', language: 'EN', authorization: tokenOf(1 + Math.floor(Math.random() * members)) },
  }))
  const [before, began] = [await query({ query: 'usage' }), performance.now()]
  await sendAll(port, calls)
  const seconds = (performance.now() - began) / 1000
  return { cpu: ((await query({ query: 'usage' })).cpu - before.cpu) / OPERATIONS, perSecond: OPERATIONS / seconds }
}

const subjects: Readonly<Record<string, (ledger: Filled) => Promise<ServerCost>>> = {
  bet: ({ bets, members }) => bets(members, OPERATIONS),
  balance: balanceCalls,
  statement: ({ statements, members }) => statements(members, OPERATIONS),
}

/** A look of staff may take so much processor time, server and database together, ms. */
const LOOK_MS = 20

/** What staff look at in the console (docs/console.md), on the large ledger beside the small one. */
const consoleLooks = async (urls: { readonly small: string; readonly large: string }): Promise<void> => {
  const [before, after] = [await measureConsole(urls.small, SMALL), await measureConsole(urls.large, LARGE)]
  const slow: string[] = []
  for (const [name, { calls, cpu, database }] of Object.entries(after)) {
    const few = before[name]
    const sum = cpu + database
    if (sum > LOOK_MS * calls) slow.push(name)
    console.log(
      `  ${name.padEnd(26)}${calls} calls: ${cpu.toFixed(1).padStart(5)} ms of the server and ${database.toFixed(1).padStart(6)} of the database (${few?.cpu.toFixed(1)} and ${few?.database.toFixed(1)} on the small one)`,
    )
  }
  if (slow.length > 0) throw new Error(`More than ${LOOK_MS} ms a call: ${slow.join(', ')}.`)
}

const url = process.env['DATABASE_URL'] ?? ''
const small = await fill(url, SMALL)
await small.query('create database large')
const began = performance.now()
const largeUrl = Object.assign(new URL(url), { pathname: '/large' }).href
const large = await fill(largeUrl, LARGE)
try {
  console.log(`  ${secondsSince(began)} to fill the large ledger.`)
  let worst = 0
  for (const [name, measure] of Object.entries(subjects)) {
    const rounds: (readonly [ServerCost, ServerCost])[] = []
    // The two alternate, so that a busy machine affects both; the first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = [await measure(small), await measure(large)] as const
      if (round > 0) rounds.push(pair)
    }
    const ratio = median(rounds.map(([before, after]) => before.perSecond / after.perSecond))
    worst = Math.max(worst, ratio)
    const middle = (side: 0 | 1, what: keyof ServerCost) => median(rounds.map(pair => pair[side][what]))
    console.log(
      `  ${name.padEnd(12)}${middle(0, 'perSecond').toFixed(0).padStart(8)} and ${middle(1, 'perSecond').toFixed(0).padStart(6)} per second: ${ratio.toFixed(2)} × the time; processor ${middle(0, 'cpu').toFixed(3)} and ${middle(1, 'cpu').toFixed(3)} ms`,
    )
  }
  console.log(
    `  ${SMALL.toLocaleString('en')} members with ${LINES(SMALL)} lines beside ${LARGE.toLocaleString('en')} with ${LINES(LARGE)}. Aim: ${AIM} ×.`,
  )
  for (const table of ['accounts', 'transfers', 'entries']) {
    const { rows } = await large.query(`
      select round(pg_table_size('${table}') / count(*)) as data, round(pg_indexes_size('${table}') / count(*)) as indexes from ${table}`)
    const { data, indexes } = rows[0] as { data: number; indexes: number }
    console.log(`  a row of ${table.padEnd(10)}${String(data).padStart(5)} bytes and ${indexes} of indexes`)
  }
  // What the nightly check costs then; the first sums of the house are taken before.
  const { reconcile } = large.stores
  await reconcile.sumHouse('demo')
  for (const check of reconcile.checks) {
    const began = performance.now()
    const { checked, faults } = await reconcile.check('demo', check, new Date())
    console.log(`  check of ${check.padEnd(12)}${secondsSince(began).padStart(8)}, ${checked.toLocaleString('en')} looked at, ${faults} wrong`)
    if (faults > 0) throw new Error('The ledger is not right.')
  }
  await consoleLooks({ small: url, large: largeUrl })
  if (worst > AIM) throw new Error(`An operation takes ${worst.toFixed(2)} × as long.`)
} finally {
  stopLoad()
  for (const { server, close } of [small, large]) {
    await server.stop()
    await close()
  }
}
