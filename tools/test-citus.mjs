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
const { code } = await run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'server-citus', ...positionals], {
  env: { TEST_DATABASE_URL: url, TEST_CITUS: 'true' },
  show: true,
})
process.exitCode = code
