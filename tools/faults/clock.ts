import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../processes.mjs'
import { declareFault, type Fault, type OnePostgres } from './fault.ts'
import { onePostgres } from './one-postgres.ts'

const HOUR = 3_600_000
const FOR = 15_000

interface WithClock extends OnePostgres {
  /** Sets the clock of the server’s processes so far ahead of the real one, ms. */
  set(ahead: number): void
}

/** The server reads the time by JavaScript’s `Date` alone, which is replaced in its processes: timers go on as they do where a real clock is set. */
const withClock = async (): Promise<WithClock> => {
  const postgres = await onePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-clock-'))
  const file = join(folder, 'ahead')
  const set = (ahead: number) => writeFileSync(file, new Float64Array([ahead]))
  set(0)
  const preload = pathToFileURL(join(root, 'e2e/src/testing/servers/shifted-clock.mjs')).href
  return {
    ...postgres,
    env: { CLOCK_AHEAD: file, NODE_OPTIONS: `--import ${preload}` },
    set,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const stepped = (name: string, way: string, ahead: number, more: Pick<Fault, 'runsOut'> = {}) =>
  declareFault<WithClock>({
    ...more,
    name,
    breaks: `the server’s clock set an hour ${way} for 15 s, and then right`,
    back: 10,
    longest: 15,
    databases: withClock,
    async run({ databases: { set } }) {
      set(ahead)
      await pause(FOR)
      set(0)
    },
  })

export const behind = stepped('clock-back', 'back', -HOUR)
// A code is good for five minutes: one that was not sent when the clock stepped is of no use by that clock, and is dropped.
export const ahead = stepped('clock', 'ahead', HOUR, { runsOut: 'sms' })
