import { bootstrap } from './bootstrap.mjs'
import { startPostgres } from './postgres.mjs'
import { run, say } from './processes.mjs'

// npm run bench:growth [-- <members>]: the ledger and the console with 100,000 members, and with a million and ten million movements. To fill them takes a
// quarter of an hour and 12 GB. `npm run bench:growth -- <members> ledger [<movements>]` measures the ledger alone, without servers, reports and the console, for
// which nothing has to be summed up; each member has ten movements, or as many as are named. With GROWTH_DATABASE_URL they are made in that PostgreSQL, kept, and measured again by the next run.
const { node } = await bootstrap()
say('The ledger and the console as they grow …')
const given = process.env['GROWTH_DATABASE_URL']
// A quarter of a small server's memory, as PostgreSQL's manual advises; the default of 128 MB would hold a tenth of the large ledger.
const postgres = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres({ shared_buffers: '2GB', max_wal_size: '8GB' })
const [members, part, movements] = process.argv.slice(2)
const { code } = await run(
  node,
  [`bench/src/growth/ledger${part === 'ledger' ? '-alone' : ''}.ts`, ...(members ? [members] : []), ...(movements ? [movements] : [])],
  {
    env: { NODE_ENV: 'production', DATABASE_URL: postgres.url },
    show: true,
  },
)
await postgres.stop()
process.exitCode = code
