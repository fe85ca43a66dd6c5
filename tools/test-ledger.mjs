import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bootstrap } from './bootstrap.mjs'
import { startPostgres } from './postgres.mjs'
import { fail, root, run, say } from './processes.mjs'

// npm run test:ledger [-- <histories>]: what `npm test` does in short, at length (docs/ledger.md): processes that are killed, a PostgreSQL that is
// restarted, random histories.

const [HISTORIES = '2000'] = process.argv.slice(2)
const KILLS = '100'
const EMBEDDED_KILLS = '20'
/** Of processes in the middle of payments: with a company that loses answers, each round takes seconds. */
const PAYMENT_KILLS = '40'
const EMBEDDED_PAYMENT_KILLS = '10'
const RESTARTS = 10
/** Between two restarts, ms. */
const PAUSE = 3_000

const { node } = await bootstrap()
const postgres = await startPostgres().catch((/** @type {Error} */ error) => fail(error.message))
const env = {
  DATABASE_URL: postgres.url,
  TEST_DATABASE_URL: postgres.url,
  LEDGER_HISTORIES: HISTORIES,
  TEST_EVERYWHERE: 'true',
  TEST_VALUES: 'random',
}
let code = 0
const step = async (/** @type {string} */ words, /** @type {Promise<{ code: number }>} */ command) => {
  say(words)
  // Waited for even after an earlier step has failed: it still needs the database.
  const ended = await command
  code ||= ended.code
}
const vitest = (/** @type {string} */ project) =>
  run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', project, 'server/src/money'], { env, show: true })
const rounds = (/** @type {string[]} */ ...args) => run(node, ['server/src/money/testing/ledger-rounds.ts', ...args], { env, show: true })
const payments = (/** @type {string[]} */ ...args) =>
  run(node, ['server/src/testing/killed-payments/payment-rounds.ts', ...args], { env, show: true })

await step(`${KILLS} processes killed …`, rounds('kill', KILLS))
await step(`${EMBEDDED_KILLS} processes killed on the embedded database …`, rounds('kill-embedded', EMBEDDED_KILLS))
await step(`${PAYMENT_KILLS} processes killed in the middle of payments …`, payments('kill', PAYMENT_KILLS))
await step(`${EMBEDDED_PAYMENT_KILLS} of them on the embedded database …`, payments('kill-embedded', EMBEDDED_PAYMENT_KILLS))

const walking = rounds('restart', String((RESTARTS * PAUSE) / 1000 + 10))
const restarting = (async () => {
  for (let turn = 0; turn < RESTARTS; turn += 1) {
    await setTimeout(PAUSE)
    await postgres.restart()
  }
})()
await step(`PostgreSQL restarted ${RESTARTS} times under load …`, walking)
await restarting
// The longest last.
await step(`${HISTORIES} random histories on the embedded database …`, vitest('server'))
await step(`${HISTORIES} random histories on PostgreSQL …`, vitest('server-postgres'))
await postgres.stop()
process.exitCode = code
