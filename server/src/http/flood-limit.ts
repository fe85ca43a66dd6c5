import type { Network } from '#caller.ts'
import { Refusal } from '#refusal.ts'
import { isOwnNetwork } from './network.ts'

/** Requests of one network in one window; wide enough for a carrier's thousands behind one address. */
export const FLOOD_REQUESTS = 3_000
export const FLOOD_WINDOW_MS = 10_000

/**
 * A brake against floods, counted in each worker's memory: it must cost nothing. What has to be exact
 * (sign-in, registration) is counted in the database.
 */
export const createFloodLimit = (clock: () => Date): ((network: Network) => void) => {
  let window = 0
  let counts = new Map<string, number>()

  return network => {
    // The machine itself is not limited: health checks, measurements, a proxy that was not declared.
    if (isOwnNetwork(network)) return
    const { prefix } = network
    const now = clock().getTime()
    if (Math.floor(now / FLOOD_WINDOW_MS) !== window) {
      window = Math.floor(now / FLOOD_WINDOW_MS)
      counts = new Map()
    }
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    if (count > FLOOD_REQUESTS) {
      throw new Refusal('TOO_MANY_REQUEST', { retryAfter: Math.ceil(((window + 1) * FLOOD_WINDOW_MS - now) / 1000) })
    }
  }
}
