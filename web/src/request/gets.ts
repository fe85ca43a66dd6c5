import type { AnswerCache } from './answer-cache.ts'
import type { Response } from './request-error.ts'
import type { Wire } from './transport.ts'

/** GETs: identical ones in flight are shared, and on wish successful answers are kept (spec 1 §7). Resolves with the body. */
export const createGets = (send: (wire: Wire) => Promise<Response>, cache: AnswerCache) => {
  const inFlight = new Map<string, Promise<unknown>>()

  const fetchAndKeep = async (wire: Wire, keepAs: string | undefined): Promise<unknown> => {
    const { body } = await send(wire)
    if (keepAs) cache.write(keepAs, body)
    return body
  }

  return async (wire: Wire, keep = false): Promise<unknown> => {
    const { Merchant, Language, Authorization = '' } = wire.headers
    const key = [Merchant, Language, wire.url].join(' ')
    // What a member's token brought is nobody else's.
    const keepAs = keep && !Authorization ? key : undefined
    const kept = keepAs ? cache.read(keepAs) : undefined
    if (kept !== undefined) return kept

    // Who may abort asks alone: others must not lose their answer.
    if (wire.signal) return fetchAndKeep(wire, keepAs)
    const shared = `${key} ${Authorization}`
    const running = inFlight.get(shared)
    if (running) return running
    const fetched = fetchAndKeep(wire, keepAs).finally(() => inFlight.delete(shared))
    inFlight.set(shared, fetched)
    return fetched
  }
}
