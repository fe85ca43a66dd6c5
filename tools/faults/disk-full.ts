import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@foyer/bench/src/faults/checks.ts'
import { giveTo, ownFolder, startPostgres } from '../postgres.mjs'
import { run } from '../processes.mjs'
import { declareFault, type OnePostgres } from './fault.ts'

/** Of the disk, MB: enough for the tables and the load before. */
const SIZE = 200

interface OnSmallDisk extends OnePostgres {
  /** Where its tables are. */
  readonly disk: string
}

/** A PostgreSQL whose tables lie on a disk of their own, which is small; its log of changes does not, or it would stop as a whole. */
const onSmallDisk = async (): Promise<OnSmallDisk> => {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' })
  const disk = ownFolder('disk')
  const { code, output } = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', disk])
  if (code !== 0) throw new Error(`A small disk cannot be mounted here, which needs root: ${output}`)
  giveTo(disk)
  await withDatabase(postgres.url, async client => {
    await client.query(`create tablespace small location '${disk}'`)
    await client.query('create database small tablespace small')
  })
  const url = new URL(postgres.url)
  url.pathname = '/small'
  const stop = async () => {
    await postgres.stop()
    await run('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
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
    const ballast = join(disk, 'ballast')
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    await pause(hold)
    if (existsSync(ballast)) rmSync(ballast)
  },
})
