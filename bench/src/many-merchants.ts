import { storesOn } from '@foyer/server/src/app/stores.ts'
import { openPostgres } from '@foyer/server/src/kernel/db/postgres.ts'
import { createOwnCitus } from '@foyer/server/src/testing/own-citus.ts'
import { createOwnDatabase } from '@foyer/server/src/testing/own-postgres.ts'
import pg from 'pg'

// What looks at all merchants: claims of jobs, sweeps and the outbox, with 200 of them, on plain PostgreSQL (DATABASE_URL) and on the machines of a
// coordinator (CITUS_URL): `npm run bench -- merchants --citus postgres://…`.

const MERCHANTS = 200
const JOBS = 4_000
const AT_ONCE = 4
const MOST = 10
const LANE = 'bench'

const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
  const began = performance.now()
  const result = await work()
  return [result, performance.now() - began]
}

const measureOn = async (where: string, url: string): Promise<void> => {
  const { db, close } = await openPostgres(url, error => {
    throw error
  })
  const stores = storesOn(db)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const rows = (table: string, columns: string, values: string, count: number) =>
    pool.query(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${count}) as i`)
  const of = `'m' || i % ${MERCHANTS}`
  await rows('jobs', 'merchant, kind, lane, payload, planned_at, due_at', `${of}, 'bench', '${LANE}', '{}', now(), now() - interval '1 hour'`, JOBS)
  await rows(
    'audit_events',
    'merchant, at, event, ip, user_agent, request_id, detail',
    `${of}, now() - interval '2 years', 'login.failed', '', '', '', '{}'`,
    JOBS,
  )
  await pool.query('analyze')
  await pool.end()

  const seen = new Set<string>()
  let claims = 0
  let twice = 0
  const worker = async () => {
    for (;;) {
      const now = new Date()
      const claimed = await stores.jobs.claim({ lane: LANE, kinds: ['bench'], most: MOST, now, leaseMs: 60_000 })
      claims += 1
      if (claimed.length === 0) return
      for (const job of claimed) {
        const key = `${job.merchant} ${job.id}`
        twice += seen.has(key) ? 1 : 0
        seen.add(key)
        await stores.jobs.done(job)
      }
    }
  }
  const [, working] = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, worker)))
  const [, looking] = await timed(() => stores.jobs.look([LANE], new Date()))
  const [, sweeping] = await timed(() => stores.audit.sweep(new Date(Date.now() - 365 * 24 * 60 * 60_000)))
  const [, listing] = await timed(() => stores.outbox.newest(50))
  await close()
  if (seen.size !== JOBS || twice > 0) throw new Error(`${seen.size} of ${JOBS} jobs were claimed, ${twice} twice`)
  console.log(
    `  ${where}: ${JOBS} jobs of ${MERCHANTS} merchants claimed and done once each in ${(working / 1_000).toFixed(1)} s (${((JOBS * 1_000) / working).toFixed(0)} a second, ${claims} claims); a look at the lane ${looking.toFixed(1)} ms, a sweep of ${JOBS} events ${sweeping.toFixed(0)} ms, the outbox ${listing.toFixed(1)} ms`,
  )
}

const name = `foyer_bench_${process.pid}`
const plain = await createOwnDatabase(process.env['DATABASE_URL'] ?? '', name)
await measureOn('plain PostgreSQL', plain.href)
await plain.drop()
const citusUrl = process.env['CITUS_URL']
if (citusUrl !== undefined) {
  const split = await createOwnCitus(citusUrl, name)
  await measureOn('Citus', split.href)
  await split.drop()
}
