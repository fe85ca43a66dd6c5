import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDeps } from '@foyer/server/src/app/compose.ts'
import { compareBooks } from '@foyer/server/src/games/books/compare-books.ts'
import { readConfig } from '@foyer/server/src/kernel/config.ts'
import { createLog } from '@foyer/server/src/kernel/log.ts'
import { reconcile } from '@foyer/server/src/money/reconcile.ts'
import { freePort, startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlayers, sitDown, vendorProcess } from './testing/players-at-vendor.ts'
import { changedMerchants, WITHOUT_CAPTCHA } from './testing/servers/changed-merchants.ts'
import { wireClient } from './testing/wire.ts'

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const PASSWORD = 'Meadow-35-lamp'

describe('a server that is killed during registrations and games', () => {
  const KILLS = 2
  const AT_ONCE = 6
  /** The server trusts its only peer, so every visitor seems to have another network and no limit applies. */
  const env = { TRUSTED_PROXIES: '127.0.0.1' }
  let merchants: Awaited<ReturnType<typeof changedMerchants>>
  let dataDir: string
  let server: ServerProcess
  let vendor: Awaited<ReturnType<typeof vendorProcess>>
  /** Of members with money. */
  let players: readonly string[]
  /** What is the same for each start; the vendor keeps the address at which it found the platform. */
  let settings: Readonly<Record<string, string>>

  beforeAll(async () => {
    merchants = await changedMerchants(WITHOUT_CAPTCHA)
    dataDir = await mkdtemp(join(tmpdir(), 'foyer-killed-'))
    players = await addPlayers(dataDir, 3)
    vendor = await vendorProcess('what the platform and the vendor of this test share')
    await vendor.start()
    settings = { ...env, ...vendor.env, PORT: String(await freePort()), DATA_DIR: dataDir, MERCHANTS_DIR: merchants.directory }
  })
  afterAll(async () => {
    await vendor.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
    await merchants.remove()
  })

  const clientOf = (origin: string, number: number) =>
    wireClient(origin, 'demo', { 'X-Forwarded-For': `10.${Math.floor(number / 250)}.${number % 250}.1` })

  // Proves games-and-lottery-10.
  test('has kept every member whose registration it confirmed, and every round; told to stop, it finishes its open requests', async () => {
    const began = new Date()
    const acknowledged: string[] = []
    let number = 0

    const registerUntilGone = async () => {
      for (;;) {
        number += 1
        const username = `killed_${number}`
        const outcome = await clientOf(server.origin, number)
          .call('member.register', { username, password: PASSWORD, login: true, registerMethod: 'H5' })
          .catch(() => 'gone' as const)
        if (outcome === 'gone') return
        expect(outcome).toMatchObject({ success: true })
        acknowledged.push(username)
      }
    }

    const tables = () => Promise.all(players.map(token => sitDown(server.origin, token, 'mines')))
    /** The vendor takes a bet back of which it hears nothing for 3 s, as on a busy machine. Then the player begins anew. */
    const openRound = async ({ open: look, begin }: Awaited<ReturnType<typeof sitDown>>) => {
      let taps = 0
      let id: string | undefined
      const roundOnTable = async () => {
        const round = (await look()).round ?? (await begin({ mines: 3 }, `tap-number-${(taps += 1)}`)).round
        id = round?.id
        return round?.state
      }
      await expect.poll(roundOnTable).toBe('open')
      return id
    }
    /** The rounds that players have begun and not ended, by player. */
    let open: readonly (string | undefined)[] = []

    for (let kill = 0; kill < KILLS; kill++) {
      server = await startServerProcess(settings)
      const mines = await tables()
      if (kill === 0) open = await Promise.all(mines.map(openRound))
      const found = await Promise.all(mines.map(table => table.open()))
      // Whoever comes back finds the round as it was left.
      expect(found.map(({ round }) => [round?.id, round?.state])).toEqual(open.map(id => [id, 'open']))
      const dice = await Promise.all(players.map(token => sitDown(server.origin, token, 'dice')))
      const before = acknowledged.length
      const registering = Array.from({ length: AT_ONCE }, registerUntilGone)
      await expect.poll(() => acknowledged.length - before, { interval: 5 }).toBeGreaterThan(6 + 5 * kill)
      // These are under way when it ends: bets the first time, wins the second time, and then the vendor ends too.
      const playing =
        kill === 0 ? dice.map(({ begin }) => begin({ side: 'under', line: 4_900 })) : mines.map((table, seat) => table.end(found[seat]!.round!))
      const played = Promise.allSettled<unknown>(playing)
      await Promise.all([server.kill(), ...(kill === 0 ? [] : [vendor.kill()])])
      await played
      await Promise.all(registering)
    }

    server = await startServerProcess(settings)
    await vendor.start()
    for (const table of await tables()) {
      const { round } = await table.open()
      if (round) await table.end(round)
    }
    await expect.poll(() => vendor.unsettled()).toBe(0)
    for (const username of acknowledged) {
      number += 1
      expect(await clientOf(server.origin, number).call('session.login', { type: 'username', username, password: PASSWORD })).toMatchObject({
        success: true,
      })
    }

    // Told to stop, it finishes its open requests.
    const headers = { merchant: 'demo', 'content-type': 'application/json', expect: '100-continue' }
    const pending = request(`${server.origin}/wps/session/logout`, { method: 'POST', headers })
    // "Continue" shows that the server has read the request's head, so it has started the request.
    const begun = once(pending, 'continue')
    pending.flushHeaders()
    await begun
    const stopped = server.stop()
    const answered = once(pending, 'response') as Promise<[IncomingMessage]>
    // It has begun to stop when it takes no new connection.
    const isListening = () =>
      fetch(`${server.origin}/readyz`).then(
        () => true,
        () => false,
      )
    await expect.poll(isListening, { interval: 5 }).toBe(false)
    pending.end('{}')
    expect((await answered)[0].statusCode).toBe(200)
    await stopped

    // Nothing is lost and nothing invented: the ledger is right, and says the same as the vendor.
    const deps = await createDeps(readConfig({ ...settings, MODE: 'demo', LOG_LEVEL: 'silent' }), { log: createLog('silent') })
    const ledger = await reconcile(deps)('demo')
    const books = await compareBooks(deps)('demo', { since: began, until: new Date(Date.now() + 60_000) })
    const left = await deps.stores.vendorBooks.openRounds('demo', new Date(Date.now() + 60_000))
    await deps.close()
    expect(ledger.filter(({ faults }) => faults > 0)).toEqual([])
    expect(books).toMatchObject({ faults: 0, examples: [] })
    // A bet and a win of each round of mines, at the least.
    expect(books?.checked).toBeGreaterThanOrEqual(2 * players.length)
    expect(left.rounds).toBe(0)
  })
})

const endOf = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

describe('a server that cannot start says why, and ends with 1', () => {
  test('all wrong variables together', async () => {
    const { code, said } = await endOf({ PORT: 'abc', MODE: 'party', WORKERS: '2' })
    expect(code).toBe(1)
    expect(said).toMatch(/PORT is "abc".*/)
    expect(said).toMatch(/MODE is "party".*/)
    expect(said).toMatch(/WORKERS is more than 1, but the embedded database serves one process only: set DATABASE_URL/)
  })

  test('a missing folder of merchants', async () => {
    const { code, said } = await endOf({ MODE: 'demo', MERCHANTS_DIR: '/nowhere/merchants' })
    expect(code).toBe(1)
    expect(said).toContain('/nowhere/merchants')
  })
})
