import { useSyncExternalStore } from 'react'

/** Ages are shown in minutes, so that a step of twenty seconds is fine enough. */
const STEP = 20_000 // ms

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const readers = new Set<() => void>()

const subscribe = (reader: () => void): (() => void) => {
  readers.add(reader)
  now = Date.now()
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of readers) each()
  }, STEP)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time that ages are counted to, ms; what reads it is drawn again as it goes on. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now)
