import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { freePort } from '@foyer/server/src/testing/server-process.ts'

/** A tick of the processor time that Linux counts, ms. */
const TICK_MS = 10
const START_LIMIT_MS = 60_000
const POLL_MS = 20

/** Processor time that a process has taken so far, all its threads together, ms (proc(5)). */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Resident memory of a process, MB. */
const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000

export interface MeasuredProcess {
  readonly port: number
  /** Processor time so far, ms. */
  cpu(): number
  /** Resident, MB. */
  memory(): number
  stop(): Promise<void>
}

const isUp = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async response => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

const ended = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM')
  await once(child, 'close')
}

/** Starts a program that listens on PORT, with its log in a file, as production has it; waits until it answers at `path`. Linux alone. */
export const startProcess = async (file: string, env: Readonly<Record<string, string>>, path: string): Promise<MeasuredProcess> => {
  const port = await freePort()
  const log = openSync(`/tmp/foyer-bench-${port}.log`, 'w')
  const child = spawn(process.execPath, ['--max-semi-space-size=8', file], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', log, 'inherit'],
  })
  closeSync(log)
  // A bench that breaks off leaves nothing running.
  process.once('exit', () => child.kill())
  const until = performance.now() + START_LIMIT_MS
  while (!(await isUp(port, path))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${file} did not start.`)
    await new Promise(resolve => {
      setTimeout(resolve, POLL_MS)
    })
  }
  const pid = child.pid ?? 0
  return { port, cpu: () => cpuOf(pid), memory: () => memoryOf(pid), stop: () => ended(child) }
}
