import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What `node tools/build.mjs server` wrote. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
/** Node keeps the server's compiled modules here. From the second start on, a start takes about a sixth less processor time. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url))
/** What each server logs, in a file by its port: who looks for the cause of a failure reads its end. */
const LOGS = fileURLToPath(new URL('../../../.cache/test-results/servers', import.meta.url))
const POLL_EVERY = 50 // ms
/** Of the log, where a server does not start, characters. */
const END_OF_LOG = 4_000
/** Starting may take long on a busy machine, ms. */
const START_LIMIT = 5 * 60_000

export interface ServerProcess {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  readonly port: number
  /** Stops it by the signal that an operator would send, waits until it has ended, and removes its data. */
  stop(): Promise<void>
  /** Ends it without warning, like a power cut. The caller’s own `DATA_DIR` is kept. */
  kill(): Promise<void>
}

export const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** The file with what the server on a port logs; it may have lines of earlier servers on that port. */
export const logFileOf = (port: number): string => join(LOGS, `${port}.log`)

/** Where a server keeps its data. */
export interface ServerData {
  /** What the server must know of it: `DATABASE_URL` or `DATA_DIR`. */
  readonly env: Readonly<Record<string, string>>
  remove(): Promise<void>
}

const emptyFolder = async (): Promise<ServerData> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-'))
  return { env: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * The built product with its demo merchants in a separate process, on a free port unless `env` names another. `given` is removed when it ends; without
 * it the server sets up a new embedded database, unless `env` names one that stays.
 */
export const startServerProcess = async (env: Readonly<Record<string, string>> = {}, given?: ServerData): Promise<ServerProcess> => {
  const data = given ?? (await emptyFolder())
  const port = Number(env['PORT'] ?? (await freePort()))
  const defaults = {
    MODE: 'demo',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...data.env,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
  }
  mkdirSync(LOGS, { recursive: true })
  const log = openSync(logFileOf(port), 'a')
  // oxlint-disable-next-line node/no-process-env -- the child process gets the same environment
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...defaults, ...env }, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise<void>(resolve => {
    child.once('close', () => resolve())
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${origin}/m/home`).then(
      ({ ok }) => ok,
      () => false, // not listening yet
    )
  const deadline = performance.now() + START_LIMIT
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start.\n${readFileSync(logFileOf(port), 'utf8').slice(-END_OF_LOG)}`)
    }
    await new Promise(resolve => {
      setTimeout(resolve, POLL_EVERY)
    })
  }
  return {
    origin,
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await data.remove()
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      await data.remove()
    },
  }
}
