import { bootstrap } from './bootstrap.mjs'
import { startPostgres } from './postgres.mjs'
import { run, say } from './processes.mjs'

// npm run bench:growth [-- <members>]: the ledger with 10,000 members, and with a million and ten million lines. It takes minutes and some gigabytes.
const { node } = await bootstrap()
say('The ledger as it grows …')
// A quarter of a small server's memory, as PostgreSQL's manual advises; the default of 128 MB would hold a tenth of the large ledger.
const postgres = await startPostgres({ shared_buffers: '2GB', max_wal_size: '8GB' })
const { code } = await run(node, ['bench/src/growth/ledger.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production', DATABASE_URL: postgres.url },
  show: true,
})
await postgres.stop()
process.exitCode = code
