import { cpSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@foyer/bench/src/faults/checks.ts'
import { giveTo, startPostgres, type Postgres } from '../postgres.mjs'
import { declareFault, type OnePostgres } from './fault.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** Of the disk, MB: PostgreSQL keeps what is below `max_wal_size` and a checkpoint’s worth. */
const SIZE = 400
/** How much one statement writes into the log of changes, bytes. */
const AT_ONCE = 1_000_000

interface WithSmallLog extends OnePostgres {
  /** Where its log of changes is. */
  readonly disk: SmallDisk
}

const setting = (url: string, name: string): Promise<string> =>
  withDatabase(url, async client => {
    const { rows } = await client.query<{ readonly value: string }>('select current_setting($1) as value', [name])
    return rows[0]?.value ?? ''
  })

/** A PostgreSQL whose log of changes lies on a disk of its own, which is small. */
const withSmallLog = async (): Promise<WithSmallLog> => {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on', max_wal_size: '128MB', min_wal_size: '32MB' })
  const disk = await mountSmallDisk(SIZE)
  const log = join(await setting(postgres.url, 'data_directory'), 'pg_wal')
  await postgres.halt('SIGINT')
  const [before, there] = [`${log}.before`, join(disk.folder, 'pg_wal')]
  renameSync(log, before)
  cpSync(before, there, { recursive: true })
  giveTo(disk.folder)
  symlinkSync(there, log)
  await postgres.resume()
  const stop = async () => {
    disk.clear()
    await postgres.stop()
    await disk.remove()
  }
  return { postgres, disk, url: postgres.url, truth: () => postgres.url, stop }
}

/** Writes into the log of changes until PostgreSQL has no room for it and stops. */
const writeUntilItStops = async ({ url, pid }: Postgres): Promise<void> => {
  while (pid() !== 0) {
    try {
      await withDatabase(url, client => client.query(`select pg_logical_emit_message(true, 'fault', repeat('x', $1))`, [AT_ONCE]))
    } catch {
      // It stops, or begins anew in vain.
      await pause(100)
    }
  }
}

/** The disk of the log of changes is full: PostgreSQL stops. Somebody makes room and starts it. */
export const walFull = declareFault<WithSmallLog>({
  name: 'wal',
  breaks: 'the disk of the log of changes (pg_wal) is full, so that PostgreSQL stops',
  back: 10,
  longest: 15,
  databases: withSmallLog,
  async run({ databases: { disk, postgres }, hold }) {
    disk.fill()
    await writeUntilItStops(postgres)
    await pause(hold)
    disk.clear()
    await postgres.resume()
  },
})
