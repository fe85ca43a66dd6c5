import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
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

const PAGE = Buffer.alloc(4_096)

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
      const file = openSync(ballast, 'a')
      try {
        // PostgreSQL writes at the same time, so nobody knows before how much is left.
        for (;;) writeSync(file, PAGE)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
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
