/**
 * Reloads a page of which a file may have broken off. Safari remembers that such a file failed, and would not request it for the reloaded page either,
 * until a fetch requests it (web: app/updates/files-again.ts).
 */
export const loadAgain = async (): Promise<void> => {
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  await Promise.allSettled(ahead.map(async link => await fetch(link.href)))
  location.reload()
}
