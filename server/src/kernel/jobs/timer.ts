/** Calls `wake` once after `ms`; returns a function that cancels it. */
export type Timer = (ms: number, wake: () => void) => () => void

/** The process's timer; it does not keep the process alive. */
export const processTimer: Timer = (ms, wake) => {
  const timeout = setTimeout(wake, ms).unref()
  return () => clearTimeout(timeout)
}

/** A wait that another part of the code can end early by ringing. A ring while nobody waits ends the next wait at once. */
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
