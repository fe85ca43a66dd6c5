interface Outcome<Value> {
  loaded(value: Value): void
  /** Called for each attempt that fails. */
  failed(): void
}

/** Loads now, and after a failure again whenever `network` says `online`. Returns a function that stops it. */
export const loadUntilHere = <Value>(load: () => Promise<Value>, { loaded, failed }: Outcome<Value>, network: EventTarget): (() => void) => {
  let stopped = false
  const attempt = async () => {
    try {
      const value = await load()
      if (!stopped) loaded(value)
    } catch {
      if (stopped) return
      network.addEventListener('online', again, { once: true })
      failed()
    }
  }
  const again = () => void attempt()
  again()
  return () => {
    stopped = true
    network.removeEventListener('online', again)
  }
}
