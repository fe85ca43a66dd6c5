import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo, ownFolder } from '../postgres.mjs'
import { run } from '../processes.mjs'

/** A disk of its own, in memory, for the user who runs PostgreSQL. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all that is left of it. */
  fill(): void
  /** Gives it back. */
  clear(): void
  remove(): Promise<void>
}

/** `size`: MB. */
export const mountSmallDisk = async (size: number): Promise<SmallDisk> => {
  const folder = ownFolder('disk')
  const { code, output } = await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder])
  if (code !== 0) throw new Error(`A small disk cannot be mounted here, which needs root: ${output}`)
  giveTo(folder)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    },
    clear: () => {
      if (existsSync(ballast)) rmSync(ballast)
    },
    remove: async () => {
      await run('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
