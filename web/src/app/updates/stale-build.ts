const RELOADED_KEY = 'SHELL_reloadedFor:'

/**
 * Whether a page that misses a file should load anew: after a deploy old files may be gone, and lines break off. `script` is the one that
 * fails or cannot go on, which every build names anew: once for each, remembered in the session; without a memory never, else for ever.
 */
export const mayReload = (script: string, memory: () => Pick<Storage, 'getItem' | 'setItem'>): boolean => {
  const key = RELOADED_KEY + script
  try {
    const storage = memory()
    if (storage.getItem(key) !== null) return false
    storage.setItem(key, '1')
    return true
  } catch {
    return false // storage is blocked or full
  }
}
