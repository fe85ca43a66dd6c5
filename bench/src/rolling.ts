import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import pg from 'pg'
import { send, stopLoad, type Call } from './load.ts'
import { PASSWORD, tokenOf, usernameOf } from './members.ts'
import { seal } from './seal.ts'
import { addVendorPlayers, sessionOf, signed, vendorSettings } from './vendor-players.ts'

// Two servers of the version before (its folder is the argument) are replaced by two of this one while bets, wins, sign-ins and session checks go on:
// `npm run test:rolling` (docs/updates.md). Every request must be answered as it should be, and every movement must be there once.

const PLAYERS = 500
const AT_ONCE = 8
const START_LIMIT = 120_000
/** So many calls pass before, between and after the changes. */
const CALLS = 3_000
const here = join(import.meta.dirname, '../..')
const [before = ''] = process.argv.slice(2)
if (before === '') throw new Error('Where is the version before? npm run test:rolling -- <commit>')
const databaseUrl = process.env['DATABASE_URL'] ?? ''

interface Server {
  readonly port: number
  readonly child: ChildProcess
}

const startIn = async (folder: string): Promise<Server> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/src/app/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...vendorSettings,
      MODE: 'demo',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      WORKERS: '1',
      WEB_DIST: join(here, 'web/dist'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const until = performance.now() + START_LIMIT
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`The server in ${folder} did not start.`)
    await new Promise(resolve => {
      setTimeout(resolve, 50)
    })
  }
  return { port, child }
}

/** As a load balancer does it: no new calls, then the signal, then the end of what is under way. */
const stop = async ({ child }: Server): Promise<void> => {
  child.kill('SIGTERM')
  await once(child, 'close')
}

const first = await startIn(before)
await addVendorPlayers(databaseUrl, PLAYERS)
const second = await startIn(before)
let live: readonly Server[] = [first, second]
const headers = { merchant: 'demo', language: 'EN' }
const { value: key } = JSON.parse(await send(first.port, { method: 'GET', path: '/wps/session/key/rsa', headers })) as { value: string }

let number = 0
let answered = 0
const taken: string[] = []
const failures: string[] = []
const callOf = (turn: number): readonly Call[] => {
  const player = 1 + (turn % PLAYERS)
  if (turn % 20 === 0) {
    const { headers: sealed, body } = seal(key, { type: 'username', username: usernameOf(player), password: PASSWORD })
    return [{ method: 'POST', path: '/wps/session/login', headers: { ...headers, ...sealed, 'content-type': 'application/json' }, body }]
  }
  if (turn % 5 === 0) return [{ method: 'GET', path: '/wps/relay/MCSFE_getDepositSettings', headers: { ...headers, authorization: tokenOf(player) } }]
  const play = { round: `r${turn}`, currency: 'PHP' }
  return [
    signed('bet', { ...play, session: sessionOf(player), transaction: `b${turn}`, game: 'dice', amount: '1.00' }),
    signed('win', { ...play, transaction: `w${turn}`, bet: `b${turn}`, player: `bench${player}`, amount: '0.50', closes: true }),
  ]
}
let isOver = false
const caller = async () => {
  while (!isOver) {
    const turn = (number += 1)
    for (const call of callOf(turn)) {
      const { port } = live[turn % live.length]!
      try {
        const text = await send(port, call)
        const answer = JSON.parse(text) as { readonly success?: boolean; readonly error?: unknown }
        if (answer.success === false || answer.error !== undefined) throw new Error(`${call.path}: ${text}`)
        answered += 1
        const transaction = call.body && (JSON.parse(call.body) as { readonly transaction?: string }).transaction
        if (transaction !== undefined && transaction !== '') taken.push(transaction)
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
      }
    }
  }
}
const passed = async (count: number) => {
  const until = answered + failures.length + count
  while (answered + failures.length < until)
    await new Promise(resolve => {
      setTimeout(resolve, 20)
    })
}

const load = Promise.all(Array.from({ length: AT_ONCE }, caller))
const began = performance.now()
await passed(CALLS)
for (const old of [first, second]) {
  const next = await startIn(here)
  live = [...live, next]
  await passed(CALLS)
  live = live.filter(server => server !== old)
  await stop(old)
  console.log(`  replaced a server after ${((performance.now() - began) / 1000).toFixed(1)} s: ${answered} calls answered, ${failures.length} failed`)
  await passed(CALLS)
}
isOver = true
await load
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const one = async (text: string, values: readonly unknown[] = []) => Number((await client.query(text, [...values])).rows[0]?.['one'])
const kept = await one(`select count(*) as one from transfers where merchant = 'demo' and substring(reference from '[^:]*$') = any ($1::text[])`, [
  taken,
])
const all = await one(`select count(*) as one from transfers where merchant = 'demo' and kind in ('bet', 'win')`)
const off = await one(
  `select count(*) as one from (select transfer_id from entries where merchant = 'demo' group by transfer_id having sum(amount) <> 0) as wrong`,
)
// Their accounts began with version 1 and no line.
const apart = await one(
  `select count(*) as one from accounts a where merchant = 'demo' and member_id like 'bench%' and kind = 'main' and version <> 1 +
    (select count(*) from entries e where e.merchant = 'demo' and e.account_id = a.id)`,
)
await client.end()
stopLoad()
for (const server of live) await stop(server)
console.log(
  `  ${answered} calls answered and ${failures.length} failed in ${((performance.now() - began) / 1000).toFixed(1)} s; ${taken.length} movements were confirmed, ${kept} of them are there, of ${all} in all; ${off} do not add up, ${apart} accounts have other versions than lines.`,
)
for (const failure of failures.slice(0, 5)) console.log(`  ${failure.slice(0, 300)}`)
if (failures.length > 0 || kept !== taken.length || all !== taken.length || off > 0 || apart > 0) process.exitCode = 1
