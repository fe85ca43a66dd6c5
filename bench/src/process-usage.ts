import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { freePort } from '@foyer/server/src/testing/server-process.ts'

/** A tick of the processor time that Linux counts, ms. */
const TICK_MS = 10
const START_LIMIT_MS = 60_000
const POLL_MS = 20

/** Two neighbouring figures of `/proc/<pid>/stat`, in the user's part and in the system's, as one time, ms (proc(5)). */
const timesOf = (pid: number | 'self', at: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[at]) + Number(fields[at + 1])) * TICK_MS
}

/** Processor time that a process has taken so far, all its threads together, ms. */
const cpuOf = (pid: number): number => timesOf(pid, 11)

/** Processor time that all processes took which this one has started, and which have ended, ms. */
export const cpuOfEnded = (): number => timesOf('self', 13)

/** A process and all that it has started. */
const familyOf = (pid: number): readonly number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean).flatMap(familyOf),
]

/** A figure of a file of `/proc/<pid>` in kB, as MB. */
const megabytes = (pid: number, file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1]) / 1_000

const sumOf = (pids: readonly number[], of: (pid: number) => number): number => pids.reduce((sum, pid) => sum + of(pid), 0)

export interface MeasuredProcess {
  readonly port: number
  /** Processor time so far, ms, with that of its workers. */
  cpu(): number
  /** Resident, MB. */
  memory(): number
  /** Memory, MB, of which what several processes share counts once (`Pss` of proc(5)). */
  proportional(): number
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
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const until = performance.now() + START_LIMIT_MS
  while (!(await isUp(port, path))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${file} did not start.`)
    await new Promise(resolve => {
      setTimeout(resolve, POLL_MS)
    })
  }
  const pid = child.pid ?? 0
  return {
    port,
    cpu: () => sumOf(familyOf(pid), cpuOf),
    memory: () => sumOf(familyOf(pid), one => megabytes(one, 'status', 'VmRSS')),
    proportional: () => sumOf(familyOf(pid), one => megabytes(one, 'smaps_rollup', 'Pss')),
    stop: () => ended(child),
  }
}
