import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Arrivals } from '@foyer/bench/src/faults/arrivals.ts'
import type { PartnerName, Setting } from '@foyer/bench/src/faults/deed-kind.ts'
import { fetchReply } from '@foyer/bench/src/faults/fetch-reply.ts'
import { startLoad } from '@foyer/bench/src/faults/load.ts'
import { addPlayers } from '@foyer/bench/src/faults/players.ts'
import { vendorSettings } from '@foyer/bench/src/vendor-players.ts'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import { root } from '../processes.mjs'
import type { Databases, Stage } from './fault.ts'
import { merchantFolder } from './merchant-folder.ts'
import { passOnTo, startNeighbour } from './neighbour.ts'
import { partnerEnv, partnerSettings, startPartners } from './partners.ts'
import { startServer } from './server.ts'

/** Some things each of them does once. */
const PLAYERS = 4_000
const HEADERS = { merchant: 'demo', language: 'EN' }
/** The payment sandbox, a process of its own. */
const startSandbox = async (key: string) => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'payment-sandbox/src/main.ts')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PAYMENT_SANDBOX_KEY: key },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await pause(100)
  return { url, stop: () => child.kill('SIGTERM') }
}

const answerOf = async <Answer>(port: number, path: string): Promise<Answer> =>
  JSON.parse((await fetchReply(port, { method: 'GET', path, headers: HEADERS })).text) as Answer

/** Everything that runs in a stage, and what was paid at the company. */
export interface RunningStage<Own extends Databases = Databases> extends Stage<Own> {
  readonly setting: Setting
  /** What came to each partner. */
  readonly arrivals: Readonly<Record<PartnerName, Arrivals>>
  /** What was found to be missing at a partner, or late, so that each is found once. */
  readonly missed: Set<string>
  /** The pages of deposits that were paid. */
  readonly paid: readonly string[]
  /** What the server, and a command beside it, is started with. */
  readonly env: Readonly<Record<string, string>>
  /** Takes the key for encrypted calls anew, from whichever server answers now. */
  takeKey(): Promise<void>
  stop(): Promise<void>
}

/** Where the server listens, and where members call: what stands in front of it. */
interface Ports {
  readonly port?: number
  readonly front?: number
}

/** Starts a server with two workers on these databases, a payment company, members, and their load. `name`: of the server’s log. */
export const startStage = async <Own extends Databases>(
  name: string,
  databases: Own,
  hold: number,
  ports: Ports = {},
): Promise<RunningStage<Own>> => {
  const key = randomBytes(24).toString('hex')
  const sandbox = await startSandbox(key)
  const company = await startNeighbour(passOnTo(sandbox.url))
  const outside = await startPartners()
  const merchants = merchantFolder(partnerSettings(outside.all))
  // Members call through what stands in front; the console has no such thing, and staff do nothing there.
  const consolePort = ports.front === undefined ? await freePort() : undefined
  const secretKey = databases.env?.['SECRET_KEY'] ?? randomBytes(24).toString('hex')
  const env = {
    ...vendorSettings,
    ...partnerEnv(outside.all),
    SECRET_KEY: secretKey,
    ...databases.env,
    DATABASE_URL: databases.url,
    MERCHANTS_DIR: merchants,
    PAYMENT_SANDBOX_URL: company.url,
    PAYMENT_SANDBOX_KEY: key,
    TRUSTED_PROXIES: '127.0.0.0/8',
  }
  const server = await startServer(name, ports.port ?? (await freePort()), {
    ...env,
    ...(consolePort !== undefined && { CONSOLE_PORT: String(consolePort) }),
  })
  const front = ports.front ?? server.port
  await addPlayers(databases.truth(), PLAYERS, { secretKey, pushUrl: outside.all.push.url })

  let publicKey = ''
  const takeKey = async () => {
    ;({ value: publicKey } = await answerOf<{ readonly value: string }>(front, '/wps/session/key/rsa'))
  }
  await takeKey()
  const { value } = await answerOf<{
    readonly value: { readonly lotteries: readonly { readonly code: string; readonly next: { readonly id: string } | null }[] }
  }>(server.port, '/wps/lottery/list')
  const draw = value.lotteries.find(({ code }) => code === 'mega-lotto')?.next?.id ?? ''
  const paid: string[] = []
  const pay = (page: string) => {
    const { pathname } = new URL(page)
    // Its payer is at the company itself, whatever stands between the company and the server.
    void fetch(`${sandbox.url}${pathname}/pay`, { method: 'POST', redirect: 'manual' }).then(
      ({ status }) => status === 303 && paid.push(page),
      () => undefined,
    )
  }
  const setting: Setting = {
    run: randomBytes(3).toString('hex'),
    players: PLAYERS,
    publicKey: () => publicKey,
    draw: () => draw,
    pay,
    noted: new Map(),
    ...(consolePort !== undefined && { console: consolePort }),
  }
  const load = startLoad(() => [front], setting)
  return {
    databases,
    server,
    partners: { ...outside.all, company },
    arrivals: outside.arrivals,
    missed: new Set(),
    load,
    hold,
    setting,
    paid,
    env,
    takeKey,
    stop: async () => {
      await load.stop()
      await server.stop()
      company.close()
      outside.close()
      sandbox.stop()
      await databases.stop()
      rmSync(merchants, { recursive: true, force: true })
    },
  }
}
