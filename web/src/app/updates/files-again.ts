const reload = (): void => window.location.reload()

/** A request that has no answer after this time, ms, keeps nobody waiting: the reloaded page makes its own. */
const PATIENCE_MS = 15_000

/**
 * Leaves the page, in general by a reload, because a file of it did not come: first every file that it loads ahead is requested again, and each has an
 * answer, has failed, or has taken too long. Safari 17 and newer remember that a file loaded ahead failed, and would not request it for the reloaded page
 * either; a fetch replaces what they remember. Whatever was complete comes from the browser's cache.
 */
export const loadAgain = async (leave = reload): Promise<void> => {
  const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const requested = Promise.all(Array.from(ahead, ({ href }) => fetch(href).catch(() => undefined)))
  await Promise.race([requested, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
  leave()
}
