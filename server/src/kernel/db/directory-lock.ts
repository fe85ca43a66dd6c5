import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process, or this one, already has the folder open. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, owner: string) {
    super(
      `The data folder ${directory} is in use${owner && ` by process ${owner}`}. The embedded database serves one process only: stop the other one, or set DATA_DIR or DATABASE_URL.`,
    )
    this.name = 'DirectoryInUseError'
  }
}

const readOwner = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return '' // only for the message; the lock itself is the other file
  }
}

/**
 * Locks `directory` for this process, and returns the function that releases it. Throws `DirectoryInUseError`.
 * SQLite's exclusive transaction is a lock of the operating system: it ends with its process in any case, so it never becomes stale.
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true })
  const ownerFile = join(directory, 'owner')
  const lock = new DatabaseSync(join(directory, 'lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) throw new DirectoryInUseError(directory, readOwner(ownerFile))
    throw error
  }
  writeFileSync(ownerFile, `${process.pid}\n`)
  return () => lock.close()
}
