import type { Timer } from '#kernel/jobs/timer.ts'
import { withPreviews } from '#kernel/preview/preview-clock.ts'

/** A clock that moves only when told. */
export interface TestClock {
  (): Date
  advance(seconds: number): void
  /** A timer by this clock: it ends once the clock has been moved far enough. */
  readonly timer: Timer
  /** The time until its next timer, ms; undefined if none is waiting. */
  nextWake(): number | undefined
}

/** `start`: ISO 8601. */
export const testClock = (start = '2026-01-01T00:00:00Z'): TestClock => {
  let now = Date.parse(start)
  const alarms = new Set<{ readonly at: number; readonly wake: () => void }>()
  return Object.assign(
    withPreviews(() => new Date(now)),
    {
      advance(seconds: number) {
        now += seconds * 1000
        for (const alarm of alarms) {
          if (alarm.at > now) continue
          alarms.delete(alarm)
          alarm.wake()
        }
      },
      timer: (ms: number, wake: () => void) => {
        const alarm = { at: now + ms, wake }
        alarms.add(alarm)
        return () => void alarms.delete(alarm)
      },
      nextWake: () => (alarms.size === 0 ? undefined : Math.min(...[...alarms].map(({ at }) => at)) - now),
    },
  )
}
