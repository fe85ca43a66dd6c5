import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ledgerParts, openLedgerDatabase } from '@foyer/server/src/money/testing/ledger-process.ts'
import { testWallet } from '@foyer/server/src/money/testing/test-wallet.ts'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import pg from 'pg'
import { send, stopLoad, type Call } from './load.ts'
import { PASSWORD, tokenOf, usernameOf } from './members.ts'
import { seal } from './seal.ts'
import { addVendorPlayers, sessionOf, signed, vendorSettings } from './vendor-players.ts'

// The steps of `npm run test:backup` (docs/backup.md). `fill`: what is there before the base back-up. `play`: what comes after it, the moment to which it is
// restored, and then a fault. `compare`: the restored database against what was noted at that moment.

const PLAYERS = 200
const BETS = 300
/** Of the player whose session ends, and who plays no more. */
const ENDED = PLAYERS
const ROOT = join(import.meta.dirname, '../..')
const SECRET_KEY = 'the key of a database that is restored'
const [step = '', folder = ''] = process.argv.slice(2)
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const stateFile = join(folder, 'state.json')

/** What was true at the moment to which the database is restored. */
interface State {
  /** As PostgreSQL writes it, with microseconds. */
  readonly moment: string
  readonly taken: readonly string[]
  readonly balance: string
  /** What the next wrong password of a member is answered. */
  readonly guess: string
}

const settings = { MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1', SECRET_KEY, ...vendorSettings }

const sql = async (text: string, values: readonly unknown[] = []) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

const withServer = async (work: (port: number) => Promise<void>): Promise<void> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    await sleep(100)
  }
  try {
    await work(port)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
}

const headers = { merchant: 'demo', language: 'EN' }
const infoOf = (player: number, expect: number): Call => ({
  method: 'GET',
  path: '/wps/member/info',
  headers: { ...headers, authorization: tokenOf(player) },
  expect,
})

const bets = async (port: number, name: string): Promise<readonly string[]> => {
  const taken: string[] = []
  for (let turn = 0; turn < BETS; turn += 1) {
    const player = 1 + (turn % (PLAYERS - 1))
    const play = { round: `${name}${turn}`, currency: 'PHP' }
    await send(port, signed('bet', { ...play, session: sessionOf(player), transaction: `b-${name}${turn}`, game: 'dice', amount: '1.00' }))
    await send(
      port,
      signed('win', { ...play, transaction: `w-${name}${turn}`, bet: `b-${name}${turn}`, player: `bench${player}`, amount: '0.50', closes: true }),
    )
    taken.push(`b-${name}${turn}`, `w-${name}${turn}`)
  }
  return taken
}

/** A wrong password of a member: what it is answered. */
const guess = async (port: number): Promise<string> => {
  const { value: key } = JSON.parse(await send(port, { method: 'GET', path: '/wps/session/key/rsa', headers })) as { value: string }
  const { headers: sealed, body } = seal(key, { type: 'username', username: usernameOf(7), password: `${PASSWORD}x` })
  const reply = await fetch(`http://127.0.0.1:${port}/wps/session/login`, {
    method: 'POST',
    headers: { ...headers, ...sealed, 'content-type': 'application/json' },
    body,
  })
  return ((await reply.json()) as { readonly errorCode: string }).errorCode
}

const balances = async () =>
  (await sql(`select sum(balance)::text as sum from accounts where merchant = 'demo' and member_id like 'bench%'`))[0]?.['sum'] ?? ''

/** Their money comes by movements, so that the books balance. */
const payIn = async () => {
  await sql(
    `set session_replication_role = replica; update accounts set balance = 0, version = 0 where merchant = 'demo' and member_id like 'bench%'`,
  )
  const database = await openLedgerDatabase(databaseUrl)
  const parts = ledgerParts(database)
  for (let player = 1; player <= PLAYERS; player += 1) await testWallet(parts, `bench${player}`, 'demo').deposit(`start of ${player}`, 100_000)
  await database.close()
}

/** Rows that only make it larger. */
const addBallast = async (name: string) => {
  const rows = Math.round(Number(process.env['GIGABYTES'] ?? '0') * 1_000_000)
  if (rows > 0) await sql(`create table ballast_${name} as select i, repeat(md5(i::text), 30) as text from generate_series(1, ${rows}) as i`)
}

const fill = async () => {
  await withServer(async () => undefined)
  await addVendorPlayers(databaseUrl, PLAYERS)
  await payIn()
  await addBallast('before_base')
  const [size] = await sql('select pg_size_pretty(pg_database_size(current_database())) as size')
  console.log(`  The database has ${size?.['size']}.`)
  await withServer(async port => void (await bets(port, 'before')))
}

const play = async () => {
  await addBallast('after_base')
  await withServer(async port => {
    const taken = await bets(port, 'after')
    // A session that ended stays ended; a count of wrong passwords goes on.
    await send(port, {
      method: 'POST',
      path: '/wps/session/logout',
      headers: { ...headers, authorization: tokenOf(ENDED), 'content-type': 'application/json' },
      body: '{}',
    })
    let last = ''
    for (let tries = 0; tries < 6; tries += 1) last = await guess(port)
    await sleep(1_000)
    const [now] = await sql('select clock_timestamp()::text as now')
    const state: State = { moment: now?.['now'] ?? '', taken, balance: await balances(), guess: last }
    await writeFile(stateFile, JSON.stringify(state))
    await sleep(1_000)
    await bets(port, 'late')
  })
  // The fault: somebody at the database.
  await sql('drop table sessions, entries cascade')
  await sql('select pg_switch_wal()')
  await sleep(3_000)
}

const faults: string[] = []
const expect = (what: string, found: unknown, wanted: unknown) => {
  const isRight = JSON.stringify(found) === JSON.stringify(wanted)
  console.log(`  ${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`}`)
  if (!isRight) faults.push(what)
}

const foyer = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: number; readonly text: string }>(resolve => {
    execFile(process.execPath, ['server/dist/foyer.js', ...args], { cwd: ROOT, env: { ...process.env, ...settings, ...env } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), text: out + err }),
    )
  })

const compare = async () => {
  const { taken, balance, guess: before } = JSON.parse(await readFile(stateFile, 'utf8')) as State
  const counted = async (name: string) => {
    const [row] = await sql(`select count(*)::text as count from transfers where merchant = 'demo' and substring(reference from '[^:]*$') like $1`, [
      `%-${name}%`,
    ])
    return Number(row?.['count'])
  }
  expect('every movement until the moment is there, once', await counted('after'), taken.length)
  expect('none of those after it is', await counted('late'), 0)
  expect('balances are those of the moment', await balances(), balance)
  // 2: nothing is wrong, and the vendor and the payment company, of whom there is none here, could not be asked.
  const books = await foyer(['reconcile'], {})
  if (books.code !== 2) console.log(books.text)
  expect('the books balance', books.code, 2)
  await withServer(async port => {
    await send(port, infoOf(5, 200))
    await send(port, infoOf(ENDED, 401))
    expect('a session lives, and one that had ended is over', true, true)
    expect('a limit that was reached is reached', await guess(port), before)
    await bets(port, 'anew')
  })
  expect('bets are taken again', await counted('anew'), 2 * BETS)
  const resealed = await foyer(['secret-key', 'reseal'], {
    SECRET_KEY: 'another key, with which all of it is sealed anew',
    SECRET_KEY_BEFORE: SECRET_KEY,
  })
  const anew = resealed.text.split('\n').filter(line => /[1-9]\d* sealed anew/.test(line)).length
  expect('everything that was sealed opens', [resealed.code, anew > 0, resealed.text.includes('neither key opens')], [0, true, false])
  if (faults.length > 0) process.exitCode = 1
}

const steps: Readonly<Record<string, () => Promise<void>>> = { fill, play, compare }
await steps[step]?.()
stopLoad()
