import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { startTestPostgres } from './postgres.mjs'
import { fail, root, run } from './processes.mjs'

// The server's tests on PostgreSQL, with every table of the merchants partitioned by merchant (docs/scale.md).

await bootstrap()
const postgres = await startTestPostgres().catch((/** @type {Error} */ error) => fail(error.message))
const { code } = await run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'server-partitioned'], {
  env: { TEST_DATABASE_URL: postgres.url, TEST_EVERYWHERE: 'true', TEST_VALUES: 'random' },
  show: true,
})
await postgres.stop()
process.exitCode = code
