import { mkdirSync, rmSync } from 'node:fs'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { buildWhereChanged } from './build.mjs'
import { iPhoneEngines } from './engines.mjs'
import { startTestPostgres } from './postgres.mjs'
import { run, say } from './processes.mjs'
import { check, checkOfSources, leftOut, results, stories, tests } from './test-groups.mjs'
import { coresAreBusy } from './testing/busy-cores.mjs'
import { GO, TYPES } from './type-check.mjs'

/** @typedef {import('./test-groups.mjs').Outcome} Outcome */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`

const { node } = await bootstrap()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const browser = await findBrowser()
if ('path' in browser) say(`Browser: ${browser.path}`)
// Nothing of ours runs yet.
const isBusy = await coresAreBusy()
if (isBusy) say('Other work keeps the cores busy: two rows of groups run at the same time.')
const startOwn = () => startTestPostgres().catch((/** @type {Error} */ error) => ({ missing: error.message }))
const postgres = await startOwn()
/** Some tests of the server look at everything in their PostgreSQL, so what runs at the same time has another one. */
const postgresOfStories = isBusy ? await startOwn() : postgres
const stopPostgres = async () => {
  for (const one of new Set([postgres, postgresOfStories])) if ('stop' in one) await one.stop()
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void stopPostgres().finally(() => process.exit(1)))

/** Which tests a project has depends on whether there is a PostgreSQL. @param {typeof postgres} one @returns {Record<string, string>} */
const databaseOf = one => ('url' in one ? { TEST_DATABASE_URL: one.url } : {})
/** @param {string} project */
const onPostgres = project => () => ('url' in postgres ? tests(project, databaseOf(postgres)) : leftOut(postgres.missing))

/** @typedef {readonly [name: string, run: () => Promise<Outcome>]} Group */
/** @type {readonly Group[]} */
const first = [
  ['build', () => check(buildWhereChanged(node))],
  ['format', () => checkOfSources('format', 'oxfmt', ['--check', '.'])],
  ['unused', () => checkOfSources('unused', 'knip', ['--no-progress', '--no-config-hints'])],
  // Each workspace by itself: what it imports it must name, wherever npm happened to put it.
  ['dependencies', () => checkOfSources('dependencies', 'knip', ['--no-progress', '--no-config-hints', '--strict', '--dependencies'])],
]
/** @type {Group} */
const engines = ['engines of iPhones', iPhoneEngines]
/** @type {readonly Group[]} */
const sources = [
  ['size budget', () => check(run(node, ['tools/size-budget.ts']))],
  ['oldest engines', () => check(run(node, ['tools/engines/engine-guard.ts']))],
  ['types', () => checkOfSources('types', 'tsc', TYPES, GO)],
  ['lint', () => checkOfSources('lint', 'oxlint', [], GO)],
]
/** @type {Group} */
const unit = ['unit', () => tests('unit')]
/** @type {readonly Group[]} */
const server = [
  ['server on PGlite', () => tests('server', databaseOf(postgres))],
  ['server on PostgreSQL', onPostgres('server-postgres')],
  ['server, partitioned', onPostgres('server-partitioned')],
]
/** @type {Group} */
const browserStories = [
  'end to end',
  () => ('path' in browser ? stories('e2e', { CHROME_PATH: browser.path, ...databaseOf(postgresOfStories) }) : leftOut(browser.missing)),
]

/**
 * One step after the other. A step has rows of groups, the groups of each one after the other; rows run at the same time. On free cores they do so only
 * where they leave each other room, because groups that take both cores by themselves take a fifth more processor time side by side (docs/testing.md).
 * Beside other work one group alone gets too small a part of the cores, so there everything runs in two rows.
 * @type {readonly (readonly (readonly Group[])[])[]}
 */
const steps = [
  first.map(group => [group]),
  ...(isBusy
    ? [
        [
          [engines, unit, ...server],
          [...sources, browserStories],
        ],
      ]
    : [
        // The engines wait half of the time.
        [[engines], [...sources, unit]],
        ...server.map(group => [[group]]),
        [[browserStories]],
      ]),
]

const began = performance.now()
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const failures = []
/** @type {string[]} */
const remarks = []
/** @param {Group} group */
const runGroup = async ([name, group]) => {
  const groupBegan = performance.now()
  const outcome = await group()
  const mark = outcome.failed > 0 ? '✗' : outcome.skipped > 0 && outcome.passed === 0 ? '–' : '✓'
  console.log(`${mark} ${name.padEnd(22)}${seconds(performance.now() - groupBegan).padStart(8)}  ${outcome.note}`)
  if (outcome.failed > 0) failures.push(`\n──── ${name} ────\n${outcome.output.trim()}`)
  if (outcome.remark) remarks.push(`\n${outcome.remark}`)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
}
/** @param {readonly Group[]} row */
const runRow = async row => {
  for (const group of row) await runGroup(group)
}
for (const rows of steps) await Promise.all(rows.map(runRow))
await stopPostgres()

for (const text of [...failures, ...remarks]) console.log(text)
console.log('\nSign-in against the Firebase Auth emulator is a group apart: npm run test:firebase')
console.log(`\nAll of it took ${seconds(performance.now() - began)}.\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
