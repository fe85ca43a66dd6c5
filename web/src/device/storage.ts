/** Stores texts under names. Never throws: if the browser refuses (private mode, full, blocked), texts last as long as the page. */
export interface TextStore {
  get(name: string): string | null
  set(name: string, text: string): void
  remove(name: string): void
  names(): readonly string[]
  clear(): void
}

/** `open` returns the browser's storage; even reading that property throws if cookies are blocked. */
export const createTextStore = (open: () => Storage): TextStore => {
  const memory = new Map<string, string>()
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: name => memory.get(name) ?? attempt(storage => storage.getItem(name), null),
    set: (name, text) => {
      const kept = attempt(storage => {
        storage.setItem(name, text)
        return true
      }, false)
      if (kept) memory.delete(name)
      else memory.set(name, text)
    },
    remove: name => {
      memory.delete(name)
      attempt(storage => storage.removeItem(name), undefined)
    },
    names: () => [...new Set([...memory.keys(), ...attempt(storage => Object.keys(storage), [])])],
    clear: () => {
      memory.clear()
      attempt(storage => storage.clear(), undefined)
    },
  }
}

/** Kept after the visit. */
export const localStore = createTextStore(() => window.localStorage)
/** Kept until the tab is closed. */
export const sessionStore = createTextStore(() => window.sessionStorage)
