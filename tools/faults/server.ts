import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../processes.mjs'
import { LEAN } from '../server-process.mjs'

/** As `Restart=always` and `RestartSec=2` of deploy/foyer@.service. */
const RESTART_AFTER = 2_000
const READY_LIMIT = 180_000
const LOGS = join(root, '.cache/faults')

/** A server under somebody who starts it again when it has ended, as a service manager does. */
export interface Server {
  readonly port: number
  /** Of its first process. */
  readonly pid: () => number
  readonly workers: () => readonly number[]
  /** How often it ended by itself. */
  readonly ends: () => number
  readonly logFile: string
  stop(): Promise<void>
}

/** The processes that this one has started, as Linux lists them (proc(5)). */
export const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === parent
      } catch {
        return false
      }
    })
    .map(Number)

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the built server in production’s way on a port, and keeps it running. `name`: of its log in `.cache/faults`. */
export const startServer = async (name: string, port: number, env: Readonly<Record<string, string>>): Promise<Server> => {
  mkdirSync(LOGS, { recursive: true })
  const logFile = join(LOGS, `${name}.log`)
  let child: ChildProcess
  let ends = 0
  let isOver = false
  const begin = () => {
    const log = openSync(logFile, ends === 0 ? 'w' : 'a')
    const own = { MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port), WORKERS: '2' }
    child = spawn(process.execPath, [LEAN, join(root, 'server/dist/main.js')], {
      cwd: root,
      env: { ...process.env, ...own, ...env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child.once('close', () => {
      ends += 1
      if (!isOver) setTimeout(() => (isOver ? undefined : begin()), RESTART_AFTER)
    })
  }
  begin()
  const endNow = () => child.kill('SIGKILL')
  process.once('exit', endNow)
  const until = performance.now() + READY_LIMIT
  while (!(await isReady(port))) {
    if (ends > 2 || performance.now() > until) throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`)
    await pause(200)
  }
  return {
    port,
    pid: () => child.pid ?? 0,
    workers: () => childrenOf(child.pid ?? 0),
    ends: () => ends,
    logFile,
    stop: async () => {
      isOver = true
      process.removeListener('exit', endNow)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise(resolve => {
        child.once('close', resolve)
      })
      child.kill('SIGTERM')
      await ended
    },
  }
}
