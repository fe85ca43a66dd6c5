interface Polling<Data> {
  /** The answer before the first look. */
  readonly latest: Data | undefined
  /** How long it waits after an answer, ms; after 0 it ends. */
  readonly after: (latest: Data | undefined) => number
  /** Asks, and gives what is known then. */
  readonly look: () => Promise<Data | undefined>
  /** Whether anybody sees the answer, and the network is there. */
  readonly mayLook: () => boolean
}

/**
 * Asks again and again, until it is stopped. A look that fails does not end it: the next one may succeed. SWR's own `refreshInterval` ends with the first
 * failure, and starts anew whenever its function is another one, which in a component that draws every second means that it never looks at all.
 */
export const startPolling = <Data>({ latest, after, look, mayLook }: Polling<Data>): (() => void) => {
  let known = latest
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    const wait = after(known)
    if (wait > 0 && !stopped) timer = setTimeout(() => void turn(), wait)
  }
  const turn = async () => {
    if (mayLook()) known = await look().catch(() => known)
    plan()
  }
  plan()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
