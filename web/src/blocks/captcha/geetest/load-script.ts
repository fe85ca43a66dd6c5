/** How long one server may take for a script, ms (spec 1 §9). */
export const LOADER_TIMEOUT = 3_000

export interface ScriptSurroundings {
  /** Adds a script to the page: `done` is told whether it ran. Answers how to take it away. */
  add(url: string, done: (ran: boolean) => void): () => void
  /** Answers how to call it off. */
  schedule(work: () => void, ms: number): () => void
}

const inPage: ScriptSurroundings = {
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

const loadFrom = (url: string, { add, schedule }: ScriptSurroundings): Promise<boolean> =>
  new Promise(resolve => {
    const finish = (ran: boolean): void => {
      callOff()
      if (!ran) remove()
      resolve(ran)
    }
    const callOff = schedule(() => finish(false), LOADER_TIMEOUT)
    const remove = add(url, finish)
  })

/** Loads a script from the first server that gives it within 3 s; false where none does. */
export const loadScript = async (servers: readonly string[], path: string, around: ScriptSurroundings = inPage): Promise<boolean> => {
  for (const server of servers) if (await loadFrom(`https://${server}${path}`, around)) return true
  return false
}
