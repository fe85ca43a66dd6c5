import { createHash, createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { ACCOUNT_ROWS } from './ledger-moves.ts'
import type { Call } from './load.ts'
import { addMembers, tokenOf } from './members.ts'

const PATH = '/vendor/v1/demo'
const vendorKey = randomBytes(32).toString('base64url')
const key = createHmac('sha256', vendorKey).update('account demo').digest('hex')

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
export const sessionOf = (index: number) => `game-session-${index}`

/** A call of the vendor, signed as docs/game-vendors.md says. */
export const signed = (call: string, content: object): Call => {
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

/** What a server is told of the vendor; nothing is asked of it. */
export const vendorSettings = { GAME_VENDOR_URL: 'http://127.0.0.1:1', GAME_VENDOR_KEY: vendorKey }

/** So many members play a game of the vendor. */
export const addGameSessions = async (client: pg.Client, players: number): Promise<void> => {
  for (let player = 1; player <= players; player += 1)
    await client.query(
      `insert into game_sessions (merchant, member_id, token_hash, session_hash, member_session_hash, provider, game, language, launched_at, expires_at)
       values ('demo', $1, $2, $3, $4, 'demo', 'dice', 'en', now(), now())`,
      [`bench${player}`, digest(`token ${player}`), digest(sessionOf(player)), digest(tokenOf(player))],
    )
  await client.query('vacuum analyze game_sessions')
}

/** The members of a measurement (`addMembers`); so many of them have money and play a game of the vendor. */
export const addVendorPlayers = async (databaseUrl: string, players: number): Promise<void> => {
  await addMembers(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into assets (merchant, use, asset) values ('demo', 'money', 'PHP/2'), ('demo', 'points', 'PTS/0') on conflict do nothing`,
  )
  await client.query(
    `insert into accounts (merchant, kind, asset) values ('demo', 'games', 'PHP/2'), ('demo', 'bank', 'PHP/2') on conflict do nothing`,
  )
  await client.query(ACCOUNT_ROWS(1, players, 0))
  await addGameSessions(client, players)
  await client.end()
}
