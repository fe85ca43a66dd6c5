const RELOADED_KEY = 'SHELL_reloadedBuild'

/**
 * Whether a page of `build` that misses one of its files should load anew: after a deploy old files may be gone.
 * Once per build only, remembered in the session; without a memory never, else the page could reload for ever.
 */
export const mayReload = (build: string, memory: () => Pick<Storage, 'getItem' | 'setItem'>): boolean => {
  try {
    const storage = memory()
    if (storage.getItem(RELOADED_KEY) === build) return false
    storage.setItem(RELOADED_KEY, build)
    return true
  } catch {
    return false // storage is blocked or full
  }
}
