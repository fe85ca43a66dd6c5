/** A clock that stands until it is moved. */
export interface TestClock {
  (): Date
  advance(seconds: number): void
}

/** `start`: ISO 8601. */
export const testClock = (start = '2026-01-01T00:00:00Z'): TestClock => {
  let now = Date.parse(start)
  return Object.assign(() => new Date(now), {
    advance(seconds: number) {
      now += seconds * 1000
    },
  })
}
