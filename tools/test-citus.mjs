import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from './bootstrap.mjs'
import { fail, root, run } from './processes.mjs'

// npm run test:citus -- --url postgres://… [<part of a test file's path> …]
// The server's tests on a coordinator of Citus, with each test's database split over its machines (docs/scale.md). Beside `npm test`, because no package of
// Citus is at hand.

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true })
const { url } = values
if (url === undefined) fail('Which coordinator? npm run test:citus -- --url postgres://user@host:5432/postgres')

await bootstrap()
const { default: pg } = await import('pg')

/** @param {string} address @param {string} statement @returns {Promise<readonly any[]>} */
const ask = async (address, statement) => {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query('set citus.enable_create_database_propagation = off')
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
/** The tests' databases on a machine. @param {string} address */
const databasesAt = async address =>
  (await ask(address, `select datname from pg_database where datname ~ '^foyer_test_[0-9a-f]{16}$'`)).map(row => row.datname)

const machines = (await ask(url, `select nodename as host, nodeport as port from pg_dist_node where noderole = 'primary'`)).map(
  ({ host, port }) => Object.assign(new URL(url), { hostname: host, port: String(port) }).href,
)
const before = new Set(await databasesAt(url))
const { code } = await run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'server-citus', ...positionals], {
  env: { TEST_DATABASE_URL: url, TEST_CITUS: 'true' },
  show: true,
})
// A process of tests keeps its databases for the next test. Each of them costs a process on each machine.
for (const address of machines)
  for (const name of await databasesAt(address)) if (!before.has(name)) await ask(address, `drop database ${name} with (force)`)
process.exitCode = code
