/** The first pause before a worker that could not serve is replaced, ms, and the longest. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/**
 * What the primary does when a worker has ended. One that has served is replaced at once. One that could not begin would fail again: while others serve it is
 * replaced after a pause, twice as long each time, and none of the others is ended; where none has ever served, nothing can be hoped for.
 */
export const createRestarts = () => {
  const serving = new Set<number>()
  let hasServed = false
  let failures = 0
  return {
    /** The worker listens. */
    serves(worker: number): void {
      serving.add(worker)
      hasServed = true
      failures = 0
    },
    /** The pause before it is replaced, ms; undefined: the start has failed, and all stops. */
    ended(worker: number): number | undefined {
      if (serving.delete(worker)) return 0
      if (!hasServed) return undefined
      failures += 1
      return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
    },
  }
}
