import { mkdirSync, rmSync } from 'node:fs'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { buildWhereChanged } from './build.mjs'
import { iPhoneEngines } from './engines.mjs'
import { startTestPostgres } from './postgres.mjs'
import { run, say } from './processes.mjs'
import { check, checkOfSources, leftOut, results, stories, tests } from './test-groups.mjs'
import { GO, TYPES } from './type-check.mjs'

/** @typedef {import('./test-groups.mjs').Outcome} Outcome */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`

const { node } = await bootstrap()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const browser = await findBrowser()
if ('path' in browser) say(`Browser: ${browser.path}`)
/** A PostgreSQL of its own for each of the two rows, because some tests of the server look at everything in theirs. */
const startOwn = () => startTestPostgres().catch((/** @type {Error} */ error) => ({ missing: error.message }))
const [postgres, postgresOfStories] = [await startOwn(), await startOwn()]
const stopPostgres = async () => {
  for (const one of [postgres, postgresOfStories]) if ('stop' in one) await one.stop()
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void stopPostgres().finally(() => process.exit(1)))

/** @typedef {typeof postgres} Database */
/** Which tests a project of the server has depends on whether there is a PostgreSQL. @param {Database} one @returns {Record<string, string>} */
const databaseOf = one => ('url' in one ? { TEST_DATABASE_URL: one.url } : {})
/** @param {string} project */
const onPostgres = project => (/** @type {Database} */ one) => ('url' in one ? tests(project, databaseOf(one)) : leftOut(one.missing))

/** @typedef {readonly [name: string, run: (own: Database) => Promise<Outcome>]} Group `own`: the PostgreSQL of its row */
/** The row of the stories begins with these. They often wait, and leave a core to the other row. */
/** @type {readonly Group[]} */
const browserGroups = [
  ['build', () => check(buildWhereChanged(node))],
  ['size budget', () => check(run(node, ['tools/size-budget.ts']))],
  ['oldest engines', () => check(run(node, ['tools/engines/engine-guard.ts']))],
  ['end to end', own => ('path' in browser ? stories('e2e', { CHROME_PATH: browser.path, ...databaseOf(own) }) : leftOut(browser.missing))],
]
/**
 * The others, of which each row takes the next one when it is free: the long ones first, so that both rows end at about the same time and neither core is
 * left without work. The engines wait even more than the stories do.
 */
/** @type {Group[]} */
const queue = [
  ['format', () => checkOfSources('format', 'oxfmt', ['--check', '.'])],
  ['unused', () => checkOfSources('unused', 'knip', ['--no-progress', '--no-config-hints'])],
  // Each workspace by itself: what it imports it must name, wherever npm happened to put it.
  ['dependencies', () => checkOfSources('dependencies', 'knip', ['--no-progress', '--no-config-hints', '--strict', '--dependencies'])],
  ['types', () => checkOfSources('types', 'tsc', TYPES, GO)],
  ['server on PGlite', own => tests('server', databaseOf(own))],
  ['server, partitioned', onPostgres('server-partitioned')],
  ['engines of iPhones', iPhoneEngines],
  ['server on PostgreSQL', onPostgres('server-postgres')],
  ['unit', () => tests('unit')],
  ['lint', () => checkOfSources('lint', 'oxlint', [], GO)],
]

const began = performance.now()
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const failures = []
/** @type {string[]} */
const remarks = []
/** @param {Group} group @param {Database} own */
const runGroup = async ([name, group], own) => {
  const groupBegan = performance.now()
  const outcome = await group(own)
  const mark = outcome.failed > 0 ? '✗' : outcome.skipped > 0 && outcome.passed === 0 ? '–' : '✓'
  console.log(`${mark} ${name.padEnd(22)}${seconds(performance.now() - groupBegan).padStart(8)}  ${outcome.note}`)
  if (outcome.failed > 0) failures.push(`\n──── ${name} ────\n${outcome.output.trim()}`)
  if (outcome.remark) remarks.push(`\n${outcome.remark}`)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
}
/** @param {readonly Group[]} first @param {Database} own */
const runRow = async (first, own) => {
  for (const group of first) await runGroup(group, own)
  for (let group = queue.shift(); group; group = queue.shift()) await runGroup(group, own)
}
await Promise.all([runRow([], postgres), runRow(browserGroups, postgresOfStories)])
await stopPostgres()

for (const text of [...failures, ...remarks]) console.log(text)
console.log('\nSign-in against the Firebase Auth emulator is a group apart: npm run test:firebase')
console.log(`\nAll of it took ${seconds(performance.now() - began)}.\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
