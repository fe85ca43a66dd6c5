import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { buildWhereChanged } from './build.mjs'
import { startPostgres } from './postgres.mjs'
import { root, run, say } from './processes.mjs'

/**
 * What one group of checks came to. `output` is shown at the end when something failed.
 * @typedef {{ passed: number, failed: number, skipped: number, note: string, output: string }} Outcome
 */

const results = join(root, '.cache/test-results')
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)
/** A group that hangs says so, where CI would only run out of its own time, s. On a busy machine one takes several times as long as else. */
const GROUP_LIMIT = 60 * 60
/** A test that passed: worth reading only where the run did not come to its end. */
const PASSED = /^ +✓ .*\n/gm
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`

/** A check that is one command: passed or failed as a whole. @param {Promise<{ code: number, output: string }>} command @returns {Promise<Outcome>} */
const check = async command => {
  const { code, output } = await command
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, note: code === 0 ? 'ok' : 'failed', output }
}

/** One vitest project, counted by tests. @param {string} project @param {Record<string, string>} [env] @returns {Promise<Outcome>} */
const tests = async (project, env) => {
  const file = join(results, `${project}.json`)
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output, late } = await run(bin('vitest'), ['run', '--project', project, ...reporters], {
    env: { NO_COLOR: '1', ...env },
    limit: GROUP_LIMIT,
  })
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} */
  const counted = (() => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
    }
  })()
  const { numPassedTests: passed, numPendingTests, numTodoTests } = counted
  // A file that does not even load has no test that failed; neither may a run without any test pass.
  const failed = Math.max(counted.numFailedTests, code === 0 && passed > 0 ? 0 : 1)
  return {
    passed,
    failed,
    skipped: numPendingTests + numTodoTests,
    note: `${passed} of ${passed + failed} tests`,
    output: late ? output : output.replace(PASSED, ''),
  }
}

/** A group that cannot run here. In CI that is a failure: nothing may be left out unseen. @param {string} why @returns {Promise<Outcome>} */
const leftOut = async why => {
  const inCi = Boolean(process.env['CI'])
  return { passed: 0, failed: inCi ? 1 : 0, skipped: inCi ? 0 : 1, note: `left out: ${why.split('\n')[0]}`, output: why }
}

const { node } = await bootstrap()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const browser = await findBrowser()
if ('path' in browser) say(`Browser: ${browser.path}`)
const postgres = await startPostgres().catch((/** @type {Error} */ error) => ({ missing: error.message }))
const stopPostgres = async () => 'stop' in postgres && (await postgres.stop())
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void stopPostgres().finally(() => process.exit(1)))

/** Which tests a project of the server has depends on whether there is a PostgreSQL. */
const database = 'url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {}
/** @param {string} project */
const onPostgres = project => ('url' in postgres ? tests(project, database) : leftOut(postgres.missing))

/** @typedef {readonly [name: string, run: () => Promise<Outcome>]} Group */
/** These run at the same time, because most of them use one core only. @type {readonly Group[]} */
const checks = [
  ['format', () => check(run(bin('oxfmt'), ['--check', '.']))],
  ['lint', () => check(run(bin('oxlint'), []))],
  ['types', () => check(run(bin('tsc'), ['-b']))],
  ['unused', () => check(run(bin('knip'), ['--no-progress', '--no-config-hints']))],
  // Each workspace by itself: what it imports it must name, wherever npm happened to put it.
  ['dependencies', () => check(run(bin('knip'), ['--no-progress', '--no-config-hints', '--strict', '--dependencies']))],
]
/** One after the other. @type {readonly Group[]} */
const groups = [
  ['unit', () => tests('unit')],
  ['server on PGlite', () => tests('server', database)],
  ['server on PostgreSQL', () => onPostgres('server-postgres')],
  ['server, partitioned', () => onPostgres('server-partitioned')],
  ['build', () => check(buildWhereChanged(node))],
  ['size budget', () => check(run(node, ['tools/size-budget.ts']))],
  ['end to end', () => ('path' in browser ? tests('e2e', { CHROME_PATH: browser.path }) : leftOut(browser.missing))],
]

const began = performance.now()
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const failures = []
/** @param {Group} group */
const runGroup = async ([name, group]) => {
  const groupBegan = performance.now()
  const outcome = await group()
  const mark = outcome.failed > 0 ? '✗' : outcome.skipped > 0 && outcome.passed === 0 ? '–' : '✓'
  console.log(`${mark} ${name.padEnd(22)}${seconds(performance.now() - groupBegan).padStart(8)}  ${outcome.note}`)
  if (outcome.failed > 0) failures.push(`\n──── ${name} ────\n${outcome.output.trim()}`)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
}
await Promise.all(checks.map(runGroup))
for (const group of groups) await runGroup(group)
await stopPostgres()

for (const failure of failures) console.log(failure)
console.log('\nSign-in against the Firebase Auth emulator is a group apart: npm run test:firebase')
console.log(`\nAll of it took ${seconds(performance.now() - began)}.\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
