import { createBareSignIn } from '#bare-sign-in.ts'
import { databaseTime, openLedger, type Cost } from '#ledger-moves.ts'
import { sendAll, stopLoad } from '#load.ts'
import { tokenOf } from '#members.ts'
import { startMeasured } from '#start-measured.ts'
import { AIM, checkBooks, compare, OPERATIONS, tableSizes } from './compare.ts'
import { measureConsole } from './console.ts'
import { databaseOf, say } from './filled-database.ts'
import { signedInAgain } from './past-people.ts'
import { playersOf } from './past.ts'

const SMALL = 100_000
/** A million, with ten million movements, unless the command says otherwise. */
const LARGE = Number(process.argv[2] ?? 1_000_000)
/** Of each member. */
const MOVEMENTS = 10
/** A look of staff may take so much processor time, server and database together, ms: on a machine on which what a sign-in cannot do without takes `SIGN_IN_MS`. */
const LOOK_MS = 20
/** Processor time of a password's hash and an envelope on the quietest day (docs/performance.md), ms. On a slower machine everything takes longer. */
const SIGN_IN_MS = 15
const SIGN_INS = 40

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
const pastOf = (members: number) => ({ members, movements: MOVEMENTS, traced: true })
const urls = [await databaseOf(url, pastOf(SMALL)), await databaseOf(url, pastOf(LARGE))] as const
const [small, large] = [await open(urls[0], SMALL), await open(urls[1], LARGE)]
try {
  const worst = await compare(subjects, small, large)
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
