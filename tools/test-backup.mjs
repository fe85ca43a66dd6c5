import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { giveTo, ownFolder, runProgram, startCopy, startPostgres } from './postgres.mjs'
import { run, say } from './processes.mjs'

// npm run test:backup [-- <gigabytes>]: a base back-up and the archive of the WAL, restored to the second before a fault (docs/backup.md). What is there before
// and after is made and compared by bench/src/backup.ts.
const gigabytes = process.argv[2] ?? '0'
const { node } = await bootstrap()
await ensureBuilt(node, ['web', 'server'])

const state = mkdtempSync(join(tmpdir(), 'foyer-backup-state-'))
const [archive, copy] = [ownFolder('archive'), ownFolder('copy')]
const seconds = (/** @type {number} */ began) => `${((performance.now() - began) / 1000).toFixed(1)} s`
/** As docs/backup.md says. */
const postgres = await startPostgres({
  fsync: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/.%f && mv ${archive}/.%f ${archive}/%f`,
})
/** @type {import('./postgres.mjs').Postgres | undefined} */
let restored
const step = async (/** @type {string} */ name, /** @type {string} */ url) => {
  const { code } = await run(node, ['bench/src/backup.ts', name, state], { env: { DATABASE_URL: url, GIGABYTES: gigabytes }, show: true })
  if (code !== 0) throw new Error(`The step "${name}" failed.`)
}
try {
  await step('fill', postgres.url)
  let began = performance.now()
  await runProgram('pg_basebackup', ['-d', postgres.url, '-D', join(copy, 'base'), '-c', 'fast', '-X', 'none'], copy)
  say(`The base back-up took ${seconds(began)}.`)
  await step('play', postgres.url)

  began = performance.now()
  cpSync(join(copy, 'base'), join(copy, 'data'), { recursive: true, preserveTimestamps: true })
  const { moment } = /** @type {{ moment: string }} */ (JSON.parse(readFileSync(join(state, 'state.json'), 'utf8')))
  chmodSync(join(copy, 'data'), 0o700)
  writeFileSync(join(copy, 'data/recovery.signal'), '')
  // The copy belongs to whoever runs PostgreSQL.
  giveTo(copy)
  restored = await startCopy(
    copy,
    { restore_command: `cp ${archive}/%f %p`, recovery_target_time: moment, recovery_target_action: 'promote', archive_mode: 'off' },
    postgres.url,
  )
  say(`Restored to ${moment} after ${seconds(began)}.`)
  await step('compare', restored.url)
} catch (error) {
  // It does not end here: what it started and wrote is taken away first.
  console.error(`✗ ${String(error)}`)
  process.exitCode = 1
} finally {
  await restored?.stop()
  await postgres.stop()
  for (const folder of [state, archive, copy]) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
}
