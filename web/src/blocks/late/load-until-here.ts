interface Outcome<Value> {
  loaded(value: Value): void
  /** Called for each attempt that fails, with its error. */
  failed(reason: unknown): void
}

/** When something that could not be loaded is tried again. */
type Again = 'online' | 'click'

/**
 * Loads now, and after a failure again whenever `page` says one of `again`: by default when the network returns. A player who waits
 * tries again by a tap, too. Returns a function that stops it.
 */
export const loadUntilHere = <Value>(
  load: () => Promise<Value>,
  { loaded, failed }: Outcome<Value>,
  page: EventTarget,
  again: readonly Again[] = ['online'],
): (() => void) => {
  let stopped = false
  const stopListening = () => {
    for (const name of again) page.removeEventListener(name, retry)
  }
  const attempt = async () => {
    try {
      const value = await load()
      if (!stopped) loaded(value)
    } catch (error) {
      if (stopped) return
      for (const name of again) page.addEventListener(name, retry)
      failed(error)
    }
  }
  const retry = () => {
    stopListening()
    void attempt()
  }
  void attempt()
  return () => {
    stopped = true
    stopListening()
  }
}
