import type { Network } from '#kernel/caller.ts'
import { Refusal } from '#kernel/refusal.ts'
import { networkBlock, type BlockSizes } from '#kernel/security/network-block.ts'
import { isOwnNetwork } from './network.ts'

/** Requests of one network in one window; enough for thousands of players of a carrier behind one address. */
export const FLOOD_REQUESTS = 3_000
export const FLOOD_WINDOW_MS = 10_000
/** One IPv6 line has at least a /56, so its 256 networks are counted together. */
const LINE: BlockSizes = { ipv4: 24, ipv6: 56 }

/** All addresses together. */
export const EVERYBODY: BlockSizes = { ipv4: 0, ipv6: 0 }

/** How many requests one network may send in one window. */
export interface FloodWindow {
  readonly requests: number
  readonly windowMs: number
  /** What counts as one network: a line if absent. */
  readonly network?: BlockSizes
}

/**
 * A cheap brake against floods, counted in each worker's memory. Limits that must be exact
 * (sign-in, registration) are counted in the database.
 */
export const createFloodLimit = (
  clock: () => Date,
  { requests, windowMs, network: block = LINE }: FloodWindow = { requests: FLOOD_REQUESTS, windowMs: FLOOD_WINDOW_MS },
): ((network: Network) => void) => {
  let window = 0
  let counts = new Map<string, number>()

  return network => {
    // This machine is not limited: health checks, measurements, a proxy that is not declared.
    if (isOwnNetwork(network)) return
    const line = networkBlock(network.ip, block)
    const now = clock().getTime()
    if (Math.floor(now / windowMs) !== window) {
      window = Math.floor(now / windowMs)
      counts = new Map()
    }
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    if (count > requests) {
      throw new Refusal('TOO_MANY_REQUEST', { retryAfter: Math.ceil(((window + 1) * windowMs - now) / 1000) })
    }
  }
}
