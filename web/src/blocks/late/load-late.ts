import { loadUntilHere } from './load-until-here.ts'

interface Surroundings {
  /** Runs a task once the page is idle; returns a function that cancels it. */
  readonly whenIdle: (task: () => void) => () => void
  /** Says `online` when the network is back. */
  readonly network: EventTarget
}

interface Outcome<Value> {
  loaded(value: Value): void
  /** Called for each failure of a load that the player waits for. */
  missing(reason: unknown): void
}

/**
 * Loads at once if it is `wanted`, otherwise once the page is idle; after a failure again when the network is back.
 * Returns a function that stops it.
 */
export const loadLate = <Value>(
  load: () => Promise<Value>,
  wanted: boolean,
  { loaded, missing }: Outcome<Value>,
  { whenIdle, network }: Surroundings,
): (() => void) => {
  const begin = () => loadUntilHere(load, { loaded, failed: reason => (wanted ? missing(reason) : undefined) }, network)
  if (wanted) return begin()
  let stop = () => {}
  const cancel = whenIdle(() => {
    stop = begin()
  })
  return () => {
    cancel()
    stop()
  }
}
