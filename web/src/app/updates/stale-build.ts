const RELOADED_KEY = 'SHELL_reloadedFor:'

/**
 * Claims the one reload a page may make for a file it misses: after a deploy old files may be gone, and lines break off. Answers false
 * where it was claimed before. `script` is the one that fails or cannot go on; every build names it anew, so each build has one claim, which
 * the session remembers. Where nothing can be remembered nothing can be claimed, or the page could reload for ever.
 */
export const claimReload = (script: string, memory: () => Pick<Storage, 'getItem' | 'setItem'>): boolean => {
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
