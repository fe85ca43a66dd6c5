import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { startTestPostgres } from './postgres.mjs'
import { fail, readArguments, root, say } from './processes.mjs'
import { results, vitest } from './test-groups.mjs'
import { failuresOf } from './testing/second-try.mjs'
import { failuresByName, roundText, seedsFrom } from './testing/stress-rounds.mjs'

// npm run test:stress -- [--times 10] [--seed <number>] [file …]: the browser's stories again and again, each time in another order, on a machine
// that has something else to do (docs/testing.md).

const { values, positionals: files } = readArguments({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
})
const [times, seed] = [Number(values.times), Number(values.seed)]
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(seed)) fail('--times and --seed are whole numbers.')

const { node } = await bootstrap()
const browser = await findBrowser()
if (!('path' in browser)) fail(browser.missing)
await ensureBuilt(node)
mkdirSync(results, { recursive: true })
// As in `npm test`: where there is a PostgreSQL, the servers of the stories use it.
const postgres = await startTestPostgres().catch((/** @type {Error} */ { message }) => ({ missing: message }))
if ('missing' in postgres) say(`The servers use the embedded database: ${postgres.missing}`)

// They end with this process, whichever way it ends.
for (let core = 0; core < availableParallelism(); core++)
  fork(join(root, 'tools/busy.mjs'), { execPath: node, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).unref()

/** @type {import('./testing/stress-rounds.mjs').Round[]} */
const rounds = []
for (const own of seedsFrom(seed, times)) {
  say(`Round ${rounds.length + 1} of ${times}, seed ${own} …`)
  const env = { CHROME_PATH: browser.path, TEST_ORDER: 'random', ...('url' in postgres && { TEST_DATABASE_URL: postgres.url }) }
  const { code, output, report } = await vitest('e2e', env, [...files, '--sequence.shuffle', `--sequence.seed=${own}`], `stress-${own}`)
  const failures = failuresOf(report, root)
  const isUnclear = code !== 0 && failures.files.length + failures.stories.length === 0
  const round = { seed: own, passed: report.numPassedTests, failures: isUnclear ? { ...failures, files: ['the whole run'] } : failures }
  rounds.push(round)
  console.log(roundText(round))
  if (isUnclear) console.log(output)
}

const failed = failuresByName(rounds)
writeFileSync(join(results, 'stress.json'), `${JSON.stringify({ rounds, failed }, undefined, 2)}\n`)
console.log(
  `\n${times} rounds, seeds ${seed} to ${seed + times - 1}: ${failed.length === 0 ? 'nothing failed' : 'what failed, how often and with which seeds:'}`,
)
for (const { name, times: often, seeds } of failed) console.log(`${often} × ${name} (${seeds.join(', ')})`)
if ('stop' in postgres) await postgres.stop()
process.exit(failed.length === 0 ? 0 : 1)
