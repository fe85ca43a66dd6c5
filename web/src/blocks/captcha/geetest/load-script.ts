/** How long one server may take for a script, ms (spec 1 §9). */
export const LOADER_TIMEOUT = 3_000

export interface ScriptDependencies {
  /** Adds a script to the page and calls `done` with whether it ran. Returns a function that removes it. */
  add(url: string, done: (ran: boolean) => void): () => void
  /** Returns a function that cancels it. */
  schedule(work: () => void, ms: number): () => void
}

const browserScripts: ScriptDependencies = {
  add: (url, done) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => done(true))
    script.addEventListener('error', () => done(false))
    document.head.append(script)
    return () => script.remove()
  },
  schedule: (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

const loadFrom = (url: string, { add, schedule }: ScriptDependencies): Promise<boolean> =>
  new Promise(resolve => {
    const finish = (ran: boolean): void => {
      cancelTimeout()
      if (!ran) remove()
      resolve(ran)
    }
    const cancelTimeout = schedule(() => finish(false), LOADER_TIMEOUT)
    const remove = add(url, finish)
  })

/** Loads a script from the first server that delivers it within 3 s; false if none does. */
export const loadScript = async (servers: readonly string[], path: string, deps: ScriptDependencies = browserScripts): Promise<boolean> => {
  for (const server of servers) if (await loadFrom(`https://${server}${path}`, deps)) return true
  return false
}
