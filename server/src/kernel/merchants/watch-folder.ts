import { watch } from 'node:fs'
import type { Logger } from 'pino'
import { folderSignature } from './merchant-folder.ts'

/** An editor or a copy writes in several steps, so wait until nothing has changed for this long, ms. */
const SETTLE_MS = 200
/** Mounted and network folders report no changes, so check at least this often, ms. */
const LOOK_EVERY_MS = 10_000

/** Calls `onChange` once at first, in case files changed just before, and then after every change below `directory`; returns a function that ends it. */
export const watchFolder = (directory: string, log: Pick<Logger, 'warn'>, onChange: () => Promise<unknown>): (() => void) => {
  let seen = ''
  let settling: NodeJS.Timeout | undefined

  const look = async () => {
    try {
      const now = await folderSignature(directory)
      if (now === seen) return
      seen = now
      await onChange()
    } catch (error) {
      log.warn({ err: error, folder: directory }, 'the folder cannot be read; trying again')
    }
  }
  const lookSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(() => void look(), SETTLE_MS).unref()
  }

  void look()
  const regularly = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  const watcher = (() => {
    try {
      const started = watch(directory, { recursive: true, persistent: false }, lookSoon)
      started.on('error', error =>
        log.warn({ err: error, folder: directory }, 'the folder cannot be watched for changes; it is read every ten seconds instead'),
      )
      return started
    } catch (error) {
      log.warn({ err: error, folder: directory }, 'the folder cannot be watched for changes; it is read every ten seconds instead')
      return undefined
    }
  })()

  return () => {
    clearTimeout(settling)
    clearInterval(regularly)
    watcher?.close()
  }
}
