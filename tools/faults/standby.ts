import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@foyer/bench/src/faults/checks.ts'
import { ownFolder, runProgram, startPostgres, startStandby, type Postgres } from '../postgres.mjs'
import { declareFault, type Databases } from './fault.ts'

interface TwoPostgres extends Databases {
  readonly primary: Postgres
  readonly standby: Postgres
  /** From now on the truth is what the standby has. */
  promoted(): void
}

const NAME = 'other'

/** A primary whose commits wait until a standby has them on its disk; the server knows both addresses. */
const twoPostgres = async (): Promise<TwoPostgres> => {
  const primary = await startPostgres({ fsync: 'on', full_page_writes: 'on', wal_level: 'replica' })
  const copy = ownFolder('standby')
  await runProgram('pg_basebackup', ['-d', primary.url, '-D', join(copy, 'data'), '-c', 'fast', '-X', 'stream'], copy)
  const standby = await startStandby(copy, primary.url, NAME)
  await withDatabase(primary.url, async client => {
    await client.query(`alter system set synchronous_standby_names = 'FIRST 1 (${NAME})'`)
    await client.query('select pg_reload_conf()')
    const isSynchronous = async () => (await client.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1
    while (!(await isSynchronous())) await pause(100)
  })
  const [one, other] = [new URL(primary.url), new URL(standby.url)]
  let truth = primary.url
  return {
    primary,
    standby,
    url: `postgres://${one.username}:${one.password}@${one.host},${other.host}${one.pathname}`,
    truth: () => truth,
    promoted: () => void (truth = standby.url),
    stop: async () => {
      await primary.stop()
      await standby.stop()
    },
  }
}

/** What watches over the two, say Patroni, needs some seconds to be sure that the primary is lost. */
const NOTICED = 5_000

/** The primary dies with its connections and comes no more. Five seconds later its standby takes over. */
export const standby = declareFault<TwoPostgres>({
  name: 'standby',
  breaks: 'the primary PostgreSQL lost (kill -9), and 5 s later its synchronous standby promoted',
  back: 10,
  longest: 15,
  databases: twoPostgres,
  async run({ databases }) {
    await databases.primary.halt('SIGKILL')
    await pause(NOTICED)
    await withDatabase(databases.standby.url, client => client.query('select pg_promote()'))
    databases.promoted()
  },
})
