import type pg from 'pg'
import { createBareSignIn } from '#bare-sign-in.ts'
import { databaseTime, MEMBER_ROWS, openLedger, type Cost } from '#ledger-moves.ts'
import { sendAll, stopLoad } from '#load.ts'
import { tokenOf } from '#members.ts'
import { startMeasured } from '#start-measured.ts'
import { median } from '#statistics.ts'
import { measureConsole } from './console.ts'
import { signedInAgain } from './past-people.ts'
import { MOVEMENTS, playersOf } from './past.ts'
import { makeSums } from './sums.ts'
import { writePast } from './write-past.ts'

const SMALL = 100_000
/** A million, with ten million movements, unless the command says otherwise. */
const LARGE = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 9
const OPERATIONS = 2_000
/** An operation may take so many times as much processor time, server and database together: how long it takes depends on what else the disk does. */
const AIM = 1.2
/** A look of staff may take so much processor time, server and database together, ms: on a machine on which what a sign-in cannot do without takes `SIGN_IN_MS`. */
const LOOK_MS = 20
/** Processor time of a password's hash and an envelope on the quietest day (docs/performance.md), ms. On a slower machine everything takes longer. */
const SIGN_IN_MS = 15
const SIGN_INS = 40
/** The provider of games in the demo merchant's settings. */
const PROVIDER = 'demo'

const say = (line: string) => console.log(`  ${line}`)
const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** A database of so many members, made where it is not there yet. */
const databaseOf = async (url: string, members: number, admin: pg.Pool): Promise<string> => {
  const name = `growth_${members}`
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const { rows } = await admin.query('select datname from pg_database')
  if (rows.some(row => (row as { datname: string }).datname === name)) return own
  const began = performance.now()
  // By another name until it is whole: one that was begun and not ended is no use.
  await admin.query(`drop database if exists ${name}_begun`)
  await admin.query(`create database ${name}_begun`)
  const begun = Object.assign(new URL(url), { pathname: `/${name}_begun` }).href
  const ledger = await openLedger(begun)
  try {
    await ledger.query(MEMBER_ROWS(0, 0))
    await ledger.begin()
    await writePast(ledger.pool, members, PROVIDER, say)
  } finally {
    await ledger.close()
  }
  say(
    `${secondsSince(began)} to fill a database with ${members.toLocaleString('en')} members and ${(members * MOVEMENTS).toLocaleString('en')} movements`,
  )
  for (const [what, took] of Object.entries(await makeSums(begun))) say(`${took.toFixed(1).padStart(8)}   ${what}, s`)
  await admin.query(`alter database ${name}_begun rename to ${name}`)
  return own
}

const POLL_MS = 500

/** A server beside the database, once it has done what it does after its start: on a new database also the sums of a night, in several runs. */
const open = async (url: string, members: number) => {
  const ledger = await openLedger(url)
  for (const statement of signedInAgain(members)) await ledger.query(statement)
  const server = await startMeasured({ DATABASE_URL: url })
  const isBusy = async () => {
    const { rows } = await ledger.query('select 1 from jobs where failed_at is null and (due_at <= now() or is_running) limit 1')
    return rows.length > 0
  }
  while (await isBusy()) {
    await new Promise(resolve => {
      setTimeout(resolve, POLL_MS)
    })
  }
  return { ...ledger, url, members, server }
}
type Opened = Awaited<ReturnType<typeof open>>

/** A member's balance as the web asks for it: the read alone takes so short a time that how far its row lies from the processor decides it. */
const balanceCalls = async ({ members, pool, server: { port, query } }: Opened): Promise<Cost> => {
  const calls = Array.from({ length: OPERATIONS }, () => ({
    method: 'GET',
    path: '/wps/wallet/balance',
    headers: { merchant: 'demo', language: 'EN', authorization: tokenOf(1 + Math.floor(Math.random() * members)) },
  }))
  const time = await databaseTime([pool])
  const [before, databaseBefore, began] = [await query({ query: 'usage' }), time(), performance.now()]
  await sendAll(port, calls)
  const seconds = (performance.now() - began) / 1000
  const { cpu } = await query({ query: 'usage' })
  return { cpu: (cpu - before.cpu) / OPERATIONS, database: (time() - databaseBefore) / OPERATIONS, perSecond: OPERATIONS / seconds }
}

const subjects: Readonly<Record<string, (ledger: Opened) => Promise<Cost>>> = {
  bet: ({ bets, members }) => bets(playersOf(members), OPERATIONS),
  balance: balanceCalls,
  statement: ({ statements, members }) => statements(members, OPERATIONS),
}

/** Players' calls on both, by turns; the worst relation of their processor times. */
const compare = async (small: Opened, large: Opened): Promise<number> => {
  let worst = 0
  for (const [name, measure] of Object.entries(subjects)) {
    const rounds: (readonly [Cost, Cost])[] = []
    // The two alternate, so that a busy machine affects both; the first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = [await measure(small), await measure(large)] as const
      if (round > 0) rounds.push(pair)
    }
    const both = ({ cpu, database }: Cost) => cpu + database
    const ratio = median(rounds.map(([before, after]) => both(after) / both(before)))
    worst = Math.max(worst, ratio)
    const time = median(rounds.map(([before, after]) => before.perSecond / after.perSecond))
    const middle = (side: 0 | 1, what: keyof Cost, digits: number) => median(rounds.map(pair => pair[side][what])).toFixed(digits)
    say(
      `${name.padEnd(12)}${ratio.toFixed(2)} × the processor time: ${middle(0, 'cpu', 2)} and ${middle(1, 'cpu', 2)} ms of the server, ${middle(0, 'database', 2)} and ${middle(1, 'database', 2)} of the database; ${middle(0, 'perSecond', 0)} and ${middle(1, 'perSecond', 0)} per second, ${time.toFixed(2)} × the time`,
    )
  }
  return worst
}

const tableSizes = async ({ query }: Opened): Promise<void> => {
  for (const table of ['accounts', 'transfers', 'entries', 'game_rounds']) {
    const { rows } = await query(`
      select round(pg_table_size('${table}') / count(*)) as data, round(pg_indexes_size('${table}') / count(*)) as indexes from ${table}`)
    const { data, indexes } = rows[0] as { data: number; indexes: number }
    say(`a row of ${table.padEnd(12)}${String(data).padStart(5)} bytes and ${indexes} of indexes`)
  }
}

/** What the nightly check costs then. Throws where the books do not balance. */
const checkBooks = async ({ stores: { reconcile } }: Opened): Promise<void> => {
  await reconcile.sumHouse('demo')
  for (const check of reconcile.checks) {
    const began = performance.now()
    const { checked, faults } = await reconcile.check('demo', check, new Date())
    say(`check of ${check.padEnd(12)}${secondsSince(began).padStart(8)}, ${checked.toLocaleString('en')} looked at, ${faults} wrong`)
    if (faults > 0) throw new Error('The ledger is not right.')
  }
}

/** How many times as long as on the quietest day everything takes here. */
const slowness = async (): Promise<number> => {
  const signIn = await createBareSignIn()
  const before = process.cpuUsage()
  for (let at = 0; at < SIGN_INS; at += 1) await signIn()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 1_000 / SIGN_INS / SIGN_IN_MS)
}

/** What staff look at in the console (docs/console.md), on the large database beside the small one; what takes too long. */
const consoleLooks = async (small: Opened, large: Opened): Promise<readonly string[]> => {
  const most = LOOK_MS * (await slowness())
  say(`a look may take ${most.toFixed(1)} ms here: ${LOOK_MS} where a password's hash and an envelope take ${SIGN_IN_MS}`)
  const [before, after] = [await measureConsole(small.url, small.members), await measureConsole(large.url, large.members)]
  const both = ({ cpu, database }: Pick<Cost, 'cpu' | 'database'>) => (cpu + database).toFixed(1)
  for (const [name, { cpu, database, first }] of Object.entries(after)) {
    const few = before[name]
    say(
      `${name.padEnd(38)}${cpu.toFixed(1).padStart(6)} ms of the server, ${database.toFixed(1).padStart(6)} of the database; the first time ${both(first)}; with few members ${few && both(few)}`,
    )
  }
  return Object.entries(after).flatMap(([name, { cpu, database }]) => (cpu + database > most ? [name] : []))
}

const url = process.env['DATABASE_URL'] ?? ''
const admin = await openLedger(url)
const urls = [await databaseOf(url, SMALL, admin.pool), await databaseOf(url, LARGE, admin.pool)] as const
await admin.close()
const [small, large] = [await open(urls[0], SMALL), await open(urls[1], LARGE)]
try {
  const worst = await compare(small, large)
  say(`${SMALL.toLocaleString('en')} members beside ${LARGE.toLocaleString('en')}, ${MOVEMENTS} movements each. Aim: ${AIM} ×.`)
  await tableSizes(large)
  await checkBooks(large)
  // What they do by themselves every minute is no part of a look.
  await Promise.all([small.server.stop(), large.server.stop()])
  const slow = await consoleLooks(small, large)
  if (worst > AIM) throw new Error(`An operation takes ${worst.toFixed(2)} × as long.`)
  if (slow.length > 0) throw new Error(`These looks take too long: ${slow.join(', ')}.`)
} finally {
  stopLoad()
  for (const { server, close } of [small, large]) {
    await server.stop()
    await close()
  }
}
