import { spawn } from 'node:child_process'
import { closeSync, cpSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
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

/** Copies the data of a stopped server. At once, because copying over a thousand small files one by one takes seconds of processor time. */
export const copyData = (from: string, to: string): void => cpSync(join(from, 'postgres'), join(to, 'postgres'), { recursive: true })

/**
 * The built product with its demo merchants in a separate process, on a new embedded database and a free port unless `env` names others.
 * `dataTemplate` is the `DATA_DIR` of a stopped server: on a copy of it a server starts in half the time.
 */
export const startServerProcess = async (env: Readonly<Record<string, string>> = {}, dataTemplate?: string): Promise<ServerProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-'))
  if (dataTemplate !== undefined) copyData(dataTemplate, folder)
  const port = Number(env['PORT'] ?? (await freePort()))
  const defaults = {
    MODE: 'demo',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
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
      await rm(folder, { recursive: true, force: true })
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
