const RELOADED_KEY = 'SHELL_reloadedFor:'

/**
 * Claims the only reload that a page may make for a missing file: after a deploy old files may be gone, and lines may fail. Returns false
 * if it was claimed before. `script` is the one that failed; every build gives it a new name, so each build has one claim, which the session
 * stores. Without storage nothing can be claimed, or the page could reload forever.
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
