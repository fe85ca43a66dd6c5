/** Calls `wake` once after `ms`; what it answers cancels that. */
export type Timer = (ms: number, wake: () => void) => () => void

/** The process's own; keeps no process alive. */
export const processTimer: Timer = (ms, wake) => {
  const timeout = setTimeout(wake, ms).unref()
  return () => clearTimeout(timeout)
}

/** Something to wait for that may be rung before its time; rung while nobody waits, it ends the next wait at once. */
export interface Bell {
  ring(): void
  wait(ms: number): Promise<void>
}

export const createBell = (timer: Timer): Bell => {
  let isRung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      isRung = true
      wake?.()
    },
    async wait(ms) {
      if (!isRung) {
        const woken = Promise.withResolvers<void>()
        wake = woken.resolve
        const cancel = timer(ms, woken.resolve)
        await woken.promise
        cancel()
        wake = undefined
      }
      isRung = false
    },
  }
}
