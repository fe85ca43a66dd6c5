const reload = (): void => window.location.reload()

/**
 * Leaves the page, in general by a reload, because a file of it did not come: first every file that it loads ahead is requested again, and each has an
 * answer or has failed. Safari 17 and newer remember that a file loaded ahead failed, and would not request it for the reloaded page either; a fetch
 * replaces what they remember. Whatever was complete comes from the browser's cache.
 */
export const loadAgain = async (leave = reload): Promise<void> => {
  const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  await Promise.all(Array.from(ahead, ({ href }) => fetch(href).catch(() => undefined)))
  leave()
}
