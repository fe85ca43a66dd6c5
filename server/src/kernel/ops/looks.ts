/** Reading the same thing again within this time is the same look, ms: a page that refreshes itself, or its next tab. */
const LOOK_MS = 10 * 60_000
/** Looks that a process remembers. Whoever is beyond is written down once more, never left out. */
const MOST = 10_000

export interface Looks {
  /** Whether this is no part of a look that was written down already. */
  isNew(key: string): boolean
  /** It was written down. */
  began(key: string): void
}

/** Which reads of personal data were written down lately, so that one look leaves one event. */
export const createLooks = (clock: () => Date): Looks => {
  // In the order in which they began.
  const looks = new Map<string, number>()
  return {
    isNew: key => clock().getTime() - (looks.get(key) ?? -Infinity) >= LOOK_MS,
    began(key) {
      looks.delete(key)
      looks.set(key, clock().getTime())
      const [first] = looks.keys()
      if (looks.size > MOST && first !== undefined) looks.delete(first)
    },
  }
}
