import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@foyer/bench/src/faults/checks.ts'
import { startPostgres } from '../postgres.mjs'
import { declareFault, type OnePostgres } from './fault.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** Of the disk, MB: enough for the tables and the load before. */
const SIZE = 300

interface OnSmallDisk extends OnePostgres {
  /** Where its tables are. */
  readonly disk: SmallDisk
}

/** A PostgreSQL whose tables lie on a disk of their own, which is small; its log of changes does not, or it would stop as a whole. */
const onSmallDisk = async (): Promise<OnSmallDisk> => {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' })
  const disk = await mountSmallDisk(SIZE)
  await withDatabase(postgres.url, async client => {
    await client.query(`create tablespace small location '${disk.folder}'`)
    await client.query('create database small tablespace small')
  })
  const url = new URL(postgres.url)
  url.pathname = '/small'
  const stop = async () => {
    await postgres.stop()
    await disk.remove()
  }
  return { postgres, disk, url: url.href, truth: () => url.href, stop }
}

/** The disk of the tables is full, and somebody makes room. */
export const diskFull = declareFault<OnSmallDisk>({
  name: 'disk',
  breaks: 'the disk of the tables is full',
  back: 10,
  longest: 15,
  databases: onSmallDisk,
  async run({ databases: { disk }, hold }) {
    disk.fill()
    await pause(hold)
    disk.clear()
  },
})
