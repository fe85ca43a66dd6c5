/** A request that has no answer after this time, ms, keeps nobody waiting. */
const PATIENCE_MS = 15_000

/**
 * Reloads a page of which a file may have broken off. Safari remembers that such a file failed, and would not request it for the reloaded page either,
 * until a fetch requests it (web: app/updates/files-again.ts).
 */
export const loadAgain = async (): Promise<void> => {
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  const requested = Promise.allSettled(ahead.map(async link => await fetch(link.href)))
  await Promise.race([requested, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
  location.reload()
}
