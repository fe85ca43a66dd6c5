import type { Logger } from 'pino'
import type { Overlay } from './merchant-overlay.ts'

/** Where the versions of content come from that stand instead of the folders' files. */
export interface VersionSource {
  /** Whether something was published, or something scheduled has begun, since the overlays were read. Cheap: every worker looks twice a second. */
  hasChanged(): Promise<boolean>
  /** What stands instead of the folders' files at this moment, by merchant. */
  overlays(): Promise<ReadonlyMap<string, Overlay>>
  /** The bytes of an uploaded picture. */
  picture(merchant: string, name: string): Promise<Buffer | undefined>
}

/** How often a worker looks whether something was published, ms: what is published is live on every worker within one second. */
export const LOOK_EVERY_MS = 500

/** Calls `onChange` after every change; returns a function that ends it. A database that does not answer is looked at again. */
export const watchVersions = (versions: VersionSource, log: Pick<Logger, 'warn'>, onChange: () => Promise<unknown>): (() => void) => {
  let isLooking = false
  let isAway = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      if (await versions.hasChanged()) await onChange()
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the versions of content cannot be read; the merchants stay as they are until the database answers')
      isAway = true
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
