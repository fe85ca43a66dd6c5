import { lineOrigin } from './line-address.ts'

/** Time limit of a ping, ms (spec 2 §9); the same as PING_TIMEOUT of the contract. */
export const LINE_TIMEOUT = 20_000
/** How many lines are tried at once. The specification gives no number; more would slow each other down on a phone (spec 2 §7). */
export const RACED_LINES = 5

interface DomainEntry {
  readonly domainName: string
}

/** Chooses `count` lines at random, each at most once; `random` gives 0 ≤ r < 1. */
export const pickLines = (domainList: readonly DomainEntry[], random: () => number, count = RACED_LINES): readonly string[] => {
  const origins = [...new Set(domainList.flatMap(({ domainName }) => lineOrigin(domainName) ?? []))]
  const drawn = origins.map(origin => ({ origin, lot: random() })).sort((one, other) => one.lot - other.lot)
  return drawn.slice(0, count).map(({ origin }) => origin)
}

export interface RaceSetup {
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
  readonly merchant: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Calls `work` after `ms`; returns a function that cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void
}

/** The line that answers first; the other requests are aborted. Undefined if none answers within 20 s (spec 2 §7). */
export const fastestLine = async (origins: readonly string[], { fetch, merchant, clock, schedule }: RaceSetup): Promise<string | undefined> => {
  const abort = new AbortController()
  const cancel = schedule(() => abort.abort(), LINE_TIMEOUT)
  const run = async (origin: string): Promise<string> => {
    // Without credentials, because a page on a host that the merchant lost calls it too.
    const init: RequestInit = { headers: { Merchant: merchant }, credentials: 'omit', cache: 'no-store', signal: abort.signal }
    const { ok } = await fetch(`${origin}/wps/system/test/ping?speed=${clock()}`, init)
    if (!ok) throw new Error(`${origin} does not answer as a line`)
    return origin
  }
  try {
    // Not `Promise.race`, where the first failure would win.
    return await Promise.any(origins.map(run))
  } catch {
    return undefined
  } finally {
    cancel()
    abort.abort()
  }
}
