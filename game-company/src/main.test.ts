import { spawn, type ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Opened, Played } from './http/player-answers.ts'
import { BALANCE, startPlatform } from './testing/platform-server.ts'

const KEY = 'the key that platform and vendor share'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

let folder: string
let port: number
let platform: Awaited<ReturnType<typeof startPlatform>>
let running: ChildProcess

/** Starts the company's process on the book of the last one, and waits until it answers. */
const start = async (): Promise<void> => {
  const env = { PORT: String(port), DATA_DIR: folder, GAME_VENDOR_KEY: KEY }
  running = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: 'ignore' })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      reply => reply.ok,
      () => false,
    )
  await expect.poll(answers, { interval: 50 }).toBe(true)
}
/** Ends it as a loss of power would. */
const kill = async (): Promise<void> => {
  const ended = once(running, 'exit')
  running.kill('SIGKILL')
  await ended
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-'))
  port = await freePort()
  platform = await startPlatform(createHmac('sha256', KEY).update('account brand').digest('hex'))
  await start()
})
afterEach(async () => {
  await kill()
  platform.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As the platform starts a game for a member. */
const launch = async (game: string): Promise<string> => {
  const body = JSON.stringify({
    game,
    mode: 'real',
    token: game,
    wallet: platform.wallet,
    currency: 'PHP',
    decimals: 2,
    language: 'en',
    lobbyUrl: 'http://brand.test/m/home',
  })
  const seconds = String(Math.floor(Date.now() / 1000))
  const key = createHmac('sha256', KEY).update('account brand').digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-vendor-account': 'brand',
    'x-vendor-key': 'demo',
    'x-vendor-timestamp': seconds,
    'x-vendor-signature': createHmac('sha256', key).update(`${seconds}.POST /v1/launch.${body}`).digest('hex'),
  }
  const reply = await fetch(`http://127.0.0.1:${port}/v1/launch`, { method: 'POST', headers, body })
  return new URL(((await reply.json()) as { readonly url: string }).url).hash.slice(1)
}
/** As the game's page asks. */
const page = async <Answer = Played>(name: string, content: object): Promise<Answer> =>
  (await (await fetch(`http://127.0.0.1:${port}/api/${name}`, { method: 'POST', body: JSON.stringify(content) })).json()) as Answer
const begin = (id: string, choice: object) => page('begin', { launch: id, request: 'request-1', stake: 1_000, choice })

// Proves games-and-lottery-12.
test('a process that is killed during a round goes on with it, and no money is lost or invented', async () => {
  // An open round, whose cards are dealt.
  const poker = await launch('video-poker')
  await page('open', { launch: poker })
  const { round: dealt } = await begin(poker, {})
  expect([dealt.state, platform.balance()]).toEqual(['open', BALANCE - 1_000])
  await kill()
  await start()
  const { round: found } = await page<Opened>('open', { launch: poker })
  expect([found?.id, found?.state, found?.shown]).toEqual([dealt.id, 'open', dealt.shown])
  const { round: drawn } = await page('act', { launch: poker, round: dealt.id, before: 0, act: { hold: [0, 1, 2, 3, 4] } })
  expect([drawn.state, drawn.isSettled]).toEqual(['ended', true])
  const after = BALANCE - 1_000 + drawn.payout
  expect(platform.balance()).toBe(after)

  // A bet that the platform has taken, of which the process never heard: it is taken back.
  const dice = await launch('dice')
  await page('open', { launch: dice })
  platform.unanswered.add('bet')
  const lost = begin(dice, { side: 'under', line: 5_000 }).catch(() => undefined)
  await expect.poll(platform.balance).toBe(after - 1_000)
  await kill()
  await lost
  await start()
  await expect.poll(platform.balance).toBe(after)
  const again = await begin(dice, { side: 'under', line: 5_000 })
  expect([again.round.state, platform.balance()]).toEqual(['returned', after])
  platform.unanswered.clear()

  // What a round pays was handed over, and the process never heard so: it is handed over again, and counts once.
  platform.unanswered.add('win')
  const won = page('begin', { launch: dice, request: 'request-2', stake: 1_000, choice: { side: 'under', line: 9_500 } }).catch(() => undefined)
  const winOf = () => [...platform.requests].find(([name]) => name.endsWith('-win') && !name.startsWith(dealt.id))
  await expect.poll(winOf).toBeDefined()
  const [win = ''] = winOf() ?? []
  await kill()
  await won
  platform.unanswered.clear()
  await start()
  await expect.poll(() => platform.requests.get(win)).toBe(2)
  await expect.poll(async () => (await page<Opened>('open', { launch: dice })).last[0]?.isSettled).toBe(true)
  const { last } = await page<Opened>('open', { launch: dice })
  expect(platform.balance()).toBe(after - 1_000 + (last[0]?.payout ?? 0))
  expect(platform.movements.get(win)).toBe(last[0]?.payout)
})
