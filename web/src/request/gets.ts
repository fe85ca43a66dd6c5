import type { AnswerCache } from './answer-cache.ts'
import type { Response } from './request-error.ts'
import type { Wire } from './transport.ts'

/** Sends GETs. Identical ones in flight share one request; with `keep`, successful answers are stored (spec 1 §7). */
export const createGets = (send: (wire: Wire) => Promise<Response>, cache: AnswerCache) => {
  let inFlight = new Map<string, Promise<unknown>>()

  const fetchAndKeep = async (wire: Wire, keepAs: string | undefined): Promise<unknown> => {
    const { body } = await send(wire)
    if (keepAs) cache.write(keepAs, body)
    return body
  }

  /** Resolves with the body. */
  const get = async (wire: Wire, keep = false): Promise<unknown> => {
    const { Merchant, Language, Authorization = '' } = wire.headers
    const key = [Merchant, Language, wire.url].join(' ')
    // An answer to a member's token must not reach anybody else.
    const keepAs = keep && !Authorization ? key : undefined
    const kept = keepAs ? cache.read(keepAs) : undefined
    if (kept !== undefined) return kept

    // A call that may be aborted is not shared, because others would lose their answer.
    if (wire.signal) return fetchAndKeep(wire, keepAs)
    const shared = `${key} ${Authorization}`
    const begun = inFlight
    const running = begun.get(shared)
    if (running) return running
    const fetched = fetchAndKeep(wire, keepAs).finally(() => begun.delete(shared))
    begun.set(shared, fetched)
    return fetched
  }

  return {
    get,
    /** After a call that may have changed something: those in flight began before it, so their answers are not for whoever asks from now on. */
    startAnew: () => {
      inFlight = new Map()
    },
  }
}
