import { refreshAfterUpdate } from '#navigation/update-refresh.ts'

/** The errors of loads that failed because a file of this build could not be loaded. */
const missing = new WeakSet<Error>()

/** Notes such errors. Vite tells them before the load itself fails. */
export const noteMissingFiles = (): void => window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload))

/**
 * Reloads the page, once per build, if the load that failed for this reason missed a file. Called only if the player waits for the load: a
 * failure of what is loaded ahead must not take the page away. Returns whether the page reloads.
 */
export const reloadForFile = (reason: unknown): boolean => {
  // Offline, a reload would only lose the current page.
  if (!(reason instanceof Error && missing.has(reason)) || !navigator.onLine || !window.claimReload(import.meta.url)) return false
  refreshAfterUpdate(window.loadAgain)
  return true
}
