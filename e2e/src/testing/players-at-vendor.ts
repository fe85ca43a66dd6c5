import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { digestOf } from '@foyer/server/src/kernel/crypto/digest.ts'
import { ledgerParts, openLedgerDatabase } from '@foyer/server/src/money/testing/ledger-process.ts'
import { testWallet } from '@foyer/server/src/money/testing/test-wallet.ts'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import { testEvent, testMember, testRegistration, testSession, testSessionLimit } from '@foyer/server/src/testing/test-rows.ts'
import { wireClient } from './wire.ts'

const VENDOR = fileURLToPath(new URL('../../../game-company/src/main.ts', import.meta.url))

const POLL_EVERY = 50 // ms
/** What a player has at first, in the smallest unit. */
const MONEY = 100_000

/** Members of demo with money, who are signed in, written into the database of a stopped server; returns their tokens. */
export const addPlayers = async (dataDir: string, count: number): Promise<readonly string[]> => {
  const database = await openLedgerDatabase(dataDir)
  const parts = ledgerParts(database)
  const now = new Date()
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  for (const [index, token] of tokens.entries()) {
    const member = testMember(`player-${index}`, { merchant: 'demo' })
    await parts.stores.members.add(member, testRegistration)
    const session = testSession(digestOf(token), member.id, { merchant: 'demo', createdAt: now, lastUsedAt: now })
    await parts.stores.sessions.open(session, member, testEvent('login', { merchant: 'demo', memberId: member.id }), testSessionLimit)
    await testWallet(parts, member.id, 'demo').deposit(`start of ${member.id}`, MONEY)
  }
  await database.close()
  return tokens
}

/** The demo vendor as a process of its own, at an address that stays the same however often it is started. */
export const vendorProcess = async (key: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-vendor-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let running: { readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void> } | undefined
  return {
    env: { GAME_VENDOR_URL: url, GAME_VENDOR_KEY: key },
    async start(): Promise<void> {
      const env = { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, GAME_VENDOR_KEY: key }
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', VENDOR], { env, stdio: ['ignore', 'inherit', 'inherit'] })
      const ended = once(child, 'close')
      running = {
        async end(signal) {
          child.kill(signal)
          await ended
        },
      }
      const isUp = () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false, // not listening yet
        )
      while (child.exitCode === null && !(await isUp())) await wait(POLL_EVERY)
      if (child.exitCode !== null) throw new Error('The vendor did not start.')
    },
    /** How many rounds still wait for the platform. */
    unsettled(): number {
      const database = new DatabaseSync(join(folder, 'demo-vendor.sqlite'), { readOnly: true })
      const row = database.prepare(`select count(*) as rounds from rounds where state in ('asking', 'open', 'paying', 'returning')`).get()
      database.close()
      return Number(row?.['rounds'])
    },
    /** Ends it without warning, like a power cut. */
    kill: async () => await running?.end('SIGKILL'),
    async stop(): Promise<void> {
      await running?.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Round {
  readonly id: string
  readonly state: string
}
interface Opened {
  readonly round: Round | null
}

/** A game that a player has started at the server, as its page sees it. */
export const sitDown = async (origin: string, token: string, gameCode: string) => {
  const client = wireClient(origin, 'demo', { 'X-Forwarded-For': '203.0.113.7' })
  client.token = token
  const launched = await client.call('games.launchGame', { gameCode })
  if (!launched.success) throw new Error(`no game: ${launched.errorCode}`)
  const page = new URL(launched.value.gameUrl)
  const launch = page.hash.slice(1)
  const query = async <Answer>(call: string, content: object = {}): Promise<Answer> => {
    const reply = await fetch(`${page.origin}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ launch, ...content }),
    })
    return (await reply.json()) as Answer
  }
  const open = () => query<Opened>('open')
  // The vendor exchanges the token of the launch.
  await open()
  const act = (round: Round, before: number, what: object) => query<{ readonly round?: Round }>('act', { round: round.id, before, act: what })
  return {
    open,
    /** The same request begins one round, however often it is sent: 8 to 64 letters, digits and hyphens. */
    begin: (choice: object, request = 'the-only-one') => query<{ readonly round?: Round }>('begin', { request, stake: 1_000, choice }),
    /** Uncovers a tile of mines and takes the money, where the tile was none. */
    async end(round: Round): Promise<void> {
      await act(round, 0, { tile: 0 })
      await act(round, 1, { take: true })
    },
  }
}
