import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#kernel/deps.ts'
import { growHistory } from './grow-history.ts'

/** The first pages of a demo come before it, ms. */
const BEGINS_AFTER_MS = 20_000
/** Between two portions, each of some hundredths of a second, ms. */
const PAUSE_MS = 40

/** Lets the history of a demo grow behind the running server. `stop` ends it; what there is stays. */
export const startHistory = (deps: Deps): { readonly stop: () => Promise<void> } => {
  const ending = new AbortController()
  const pauseOf = async (ms: number): Promise<void> => {
    try {
      await wait(ms, undefined, { signal: ending.signal })
    } catch (error) {
      // The process ends.
      if (!ending.signal.aborted) throw error
    }
  }
  const grown = (async () => {
    try {
      await pauseOf(BEGINS_AFTER_MS)
      await growHistory(deps, { pause: () => pauseOf(PAUSE_MS), isOver: () => ending.signal.aborted })
    } catch (error) {
      // The demo works without it.
      deps.log.error({ err: error }, 'the history of the demo could not be made')
    }
  })()
  return {
    stop: async () => {
      ending.abort()
      await grown
    },
  }
}
