import { sha256Start } from './sha256.ts'

/** How long it may block the page at a time, ms; less than a frame. */
const SLICE = 6
const CHECK_EVERY = 64

export interface WorkDependencies {
  /** ms */
  clock(): number
  /** Lets the page work before the next slice. */
  pause(): Promise<void>
}

const inBrowser: WorkDependencies = {
  clock: () => performance.now(),
  pause: () => new Promise(resolve => void setTimeout(resolve, 0)),
}

/** Finds a number so that SHA-256 of `<id>.<number>` begins with `bits` zero bits (at most 32), while the player looks at the picture. Rejects when `signal` is aborted. */
export const doWork = async (id: string, bits: number, signal: AbortSignal, { clock, pause }: WorkDependencies = inBrowser): Promise<number> => {
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
