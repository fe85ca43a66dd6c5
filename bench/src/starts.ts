import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cpuOfEnded, startProcess } from './process-usage.ts'
import { median } from './statistics.ts'

// What a start of the built server costs and what it leaves in memory, on PostgreSQL with one worker and with two and on the embedded database, and what
// a command of `foyer` costs before it does anything.

const STARTS = 3
const COMMANDS = 5
const SETTLED_MS = 5_000
const inServer = (file: string) => fileURLToPath(new URL(`../../server/dist/${file}`, import.meta.url))
const COMPILE_CACHE = fileURLToPath(new URL('../../.cache/compiled', import.meta.url))
const production = { MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'info', HOST: '127.0.0.1', WORKERS: '1', NODE_COMPILE_CACHE: COMPILE_CACHE }
type Environment = Readonly<Record<string, string>>

/** The built server, as production runs it. */
export const startBuilt = (more: Environment = {}) => startProcess(inServer('main.js'), { ...production, ...more }, '/m/home')

/** Starts until the first page is answered, and memory after a while. The first one makes the database and Node's cache, and is not counted. */
const measureStarts = async (name: string, more: Environment = {}) => {
  await (await startBuilt(more)).stop()
  const cpus: number[] = []
  const resident: number[] = []
  const proportional: number[] = []
  for (let round = 0; round < STARTS; round += 1) {
    const server = await startBuilt(more)
    cpus.push(server.cpu())
    await pause(SETTLED_MS)
    resident.push(server.memory())
    proportional.push(server.proportional())
    await server.stop()
  }
  console.log(
    `  start, ${name}: ${median(cpus)} ms of processor time; 5 s later ${median(resident).toFixed(0)} MB resident, ` +
      `${median(proportional).toFixed(0)} MB where what processes share counts once`,
  )
}

const measureCommand = async (name: string, ...words: readonly string[]) => {
  const took: number[] = []
  for (let round = 0; round <= COMMANDS; round += 1) {
    const before = cpuOfEnded()
    const child = spawn(process.execPath, [inServer('foyer.js'), ...words], {
      env: { ...process.env, ...production, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = (await once(child, 'close')) as [number]
    if (code !== 0) throw new Error(`foyer ${words.join(' ')} ended with ${code}.`)
    if (round > 0) took.push(cpuOfEnded() - before)
  }
  console.log(`  ${name}: ${median(took)} ms of processor time`)
}

/** Needs `DATABASE_URL`. Linux alone. */
export const measureAllStarts = async () => {
  await measureStarts('PostgreSQL')
  await measureStarts('PostgreSQL, two workers', { WORKERS: '2' })
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  await measureStarts('embedded database', { DATABASE_URL: '', DATA_DIR: folder })
  await rm(folder, { recursive: true, force: true })
  await measureCommand('foyer --help', '--help')
  await measureCommand('foyer cell list, which reads the database', 'cell', 'list')
}
