import { createHash, createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { ACCOUNT_ROWS } from './ledger-moves.ts'
import { sendAll, stopLoad, type Call } from './load.ts'
import type { Usage } from './measured-server.ts'
import { addMembers, tokenOf } from './members.ts'
import { startMeasured } from './start-measured.ts'
import { median } from './statistics.ts'

const ROUNDS = 3
const CALLS = 4_000
const PLAYERS = 1_000
const PATH = '/vendor/v1/demo'
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const vendorKey = randomBytes(32).toString('base64url')
const key = createHmac('sha256', vendorKey).update('account demo').digest('hex')

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const sessionOf = (index: number) => `game-session-${index}`

/** A call of the vendor, signed as docs/game-vendors.md says. */
const signed = (call: string, content: object): Call => {
  const body = JSON.stringify(content)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', key).update(`${timestamp}.POST ${PATH}/${call}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-vendor-account': 'demo',
    'x-vendor-key': 'demo',
    'x-vendor-timestamp': timestamp,
    'x-vendor-signature': signature,
  }
  return { method: 'POST', path: `${PATH}/${call}`, headers, body }
}

const server = await startMeasured({ GAME_VENDOR_URL: 'http://127.0.0.1:1', GAME_VENDOR_KEY: vendorKey })
const { port, query } = server

try {
  await addMembers(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into assets (merchant, use, asset) values ('demo', 'money', 'PHP/2'), ('demo', 'points', 'PTS/0') on conflict do nothing`,
  )
  await client.query(
    `insert into accounts (merchant, kind, asset) values ('demo', 'games', 'PHP/2'), ('demo', 'bank', 'PHP/2') on conflict do nothing`,
  )
  await client.query(ACCOUNT_ROWS(1, PLAYERS, 0))
  for (let player = 1; player <= PLAYERS; player += 1)
    await client.query(
      `insert into game_sessions (merchant, member_id, token_hash, session_hash, member_session_hash, provider, game, language, launched_at, expires_at)
       values ('demo', $1, $2, $3, $4, 'demo', 'dice', 'en', now(), now())`,
      [`bench${player}`, digest(`token ${player}`), digest(sessionOf(player)), digest(tokenOf(player))],
    )
  await client.query('vacuum analyze game_sessions')
  await client.end()

  let number = 0
  const rounds = Array.from({ length: CALLS }, () => 0)
  const bets = (): readonly Call[] =>
    rounds.map((_, index) => {
      number += 1
      const player = 1 + (number % PLAYERS)
      rounds[index] = number
      return signed('bet', {
        session: sessionOf(player),
        transaction: `b${number}`,
        round: `r${number}`,
        game: 'dice',
        amount: '1.00',
        currency: 'PHP',
      })
    })
  /** A win for each of the bets that were placed last. */
  const wins = (): readonly Call[] =>
    rounds.map(bet => {
      const player = `bench${1 + (bet % PLAYERS)}`
      return signed('win', { transaction: `w${bet}`, bet: `b${bet}`, round: `r${bet}`, player, amount: '0.50', currency: 'PHP', closes: true })
    })
  const balances = (): readonly Call[] => rounds.map((_, index) => signed('balance', { session: sessionOf(1 + (index % PLAYERS)) }))

  interface Cost extends Usage {
    readonly perSecond: number
  }
  const measure = async (calls: readonly Call[]): Promise<Cost> => {
    const [before, began] = [await query({ query: 'usage' }), performance.now()]
    await sendAll(port, calls)
    const [after, seconds] = [await query({ query: 'usage' }), (performance.now() - began) / 1000]
    return {
      cpu: (after.cpu - before.cpu) / calls.length,
      queries: (after.queries - before.queries) / calls.length,
      perSecond: calls.length / seconds,
    }
  }

  const subjects = [
    ['bet', bets],
    ['win that closes the round', wins],
    ['balance', balances],
  ] as const
  const costs = subjects.map((): Cost[] => [])
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, [, calls]] of subjects.entries()) {
      const cost = await measure(calls())
      if (round > 0) costs[index]?.push(cost)
    }
  }
  for (const [index, [name]] of subjects.entries()) {
    const middle = (what: keyof Cost) => median((costs[index] ?? []).map(cost => cost[what]))
    const [cpu, queries, perSecond] = [middle('cpu').toFixed(3), middle('queries').toFixed(2), middle('perSecond').toFixed(0)]
    console.log(`  ${name.padEnd(34)}${cpu.padStart(8)} ms${queries.padStart(8)} queries${perSecond.padStart(8)} per second`)
  }
  console.log(`  Processor time of the server process per call, signature and HTTP included; ${PLAYERS} players, 16 at once, median of ${ROUNDS}.`)
} finally {
  stopLoad()
  await server.stop()
}
