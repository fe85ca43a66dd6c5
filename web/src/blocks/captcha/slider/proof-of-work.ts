import { sha256Start } from './sha256.ts'

/** How long the page may stand still for it at a time, ms: less than a frame. */
const SLICE = 6
const CHECK_EVERY = 64

export interface WorkSurroundings {
  /** ms */
  clock(): number
  /** Lets the page go on before the next slice. */
  pause(): Promise<void>
}

const inBrowser: WorkSurroundings = {
  clock: () => performance.now(),
  pause: () => new Promise(resolve => void setTimeout(resolve, 0)),
}

/** Finds a number so that SHA-256 of `<id>.<number>` begins with `bits` zero bits (at most 32), while the player is looking at the picture. Rejects once `signal` says so. */
export const doWork = async (id: string, bits: number, signal: AbortSignal, { clock, pause }: WorkSurroundings = inBrowser): Promise<number> => {
  const limit = 2 ** (32 - bits)
  let end = clock() + SLICE
  for (let work = 0; ; work++) {
    if (sha256Start(`${id}.${work}`) < limit) return work
    if (work % CHECK_EVERY === 0 && clock() >= end) {
      await pause()
      if (signal.aborted) throw signal.reason
      end = clock() + SLICE
    }
  }
}
