import type { Network } from '#kernel/caller.ts'
import { createFloodLimit, type FloodWindow } from '#kernel/http/flood-limit.ts'
import { Refusal } from '#kernel/refusal.ts'

/** Renders that run at the same time: more would only share the one thread. */
const RENDERS_AT_ONCE = 2
/** Renders that wait: at 70 ms each the last of them is answered in time for whoever asked. */
const RENDERS_WAITING = 100
/** Pages that are rendered for one network in one window: every page of a merchant in one language, several times. */
const RENDERS_PER_NETWORK: FloodWindow = { requests: 40, windowMs: 10_000 }
/** Told to whoever finds the lane full, s. */
const RETRY_AFTER = 5

/** Runs `make` when there is room, for the network that asked for it. Throws `TOO_MANY_REQUEST`. */
type RenderLane = <Page>(network: Network, make: () => Promise<Page>) => Promise<Page>

/**
 * Pages that are kept cost nothing and pass without limit; a page that must be rendered costs the server's thread, so that one network
 * gets only so many, and all of them together never fill it (decision 14).
 */
export const createRenderLane = (clock: () => Date, perNetwork = RENDERS_PER_NETWORK): RenderLane => {
  const limit = createFloodLimit(clock, perNetwork)
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async (): Promise<void> => {
    if (running < RENDERS_AT_ONCE) running += 1
    else if (waiting.length >= RENDERS_WAITING) throw new Refusal('TOO_MANY_REQUEST', { retryAfter: RETRY_AFTER })
    // Whoever leaves hands over its place, so that the count stays.
    else await new Promise<void>(resolve => waiting.push(resolve))
  }

  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (network, make) => {
    limit(network)
    await enter()
    try {
      return await make()
    } finally {
      leave()
    }
  }
}
