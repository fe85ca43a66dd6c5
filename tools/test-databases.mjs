import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { startTestPostgres } from './postgres.mjs'
import { fail, root, run, say } from './processes.mjs'

// npm run test:databases [-- <part of a test file's path> …]: every test of the server that opens a database, on each kind of database. `npm test` runs each
// where it may come out differently (`kindsOf` in vitest.config.ts).

await bootstrap()
const postgres = await startTestPostgres().catch((/** @type {Error} */ error) => fail(error.message))
for (const project of ['server', 'server-postgres', 'server-partitioned']) {
  say(project)
  const { code } = await run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', project, '--passWithNoTests', ...process.argv.slice(2)], {
    env: { TEST_DATABASE_URL: postgres.url, TEST_EVERYWHERE: 'true', TEST_VALUES: 'random' },
    show: true,
  })
  process.exitCode ||= code
}
await postgres.stop()
