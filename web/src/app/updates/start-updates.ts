import { schedule } from '#device/schedule.ts'
import type { RequestClient } from '#request/request-client.ts'

/** The first check for an update, ms after the start (spec 2 §9). */
export const FIRST_CHECK = 1_500

type RequestUrl = RequestClient['requestUrl']

/** Checks for updates; its code is loaded when it is needed. */
interface Watcher {
  readonly watchUpdates: (requestUrl: RequestUrl) => () => void
}

/** Checks for a newer build, starting with the first check (spec 2 §4, Update detection). Returns a function that stops it. */
export const startUpdates = (load: () => Promise<Watcher>, requestUrl: RequestUrl): (() => void) => {
  let stop: (() => void) | undefined
  let left = false
  const begin = async () => {
    const { watchUpdates } = await load()
    if (!left) stop = watchUpdates(requestUrl)
  }
  // Without a network there is no update either.
  const cancel = schedule(() => void begin().catch(() => undefined), FIRST_CHECK)
  return () => {
    left = true
    cancel()
    stop?.()
  }
}
