/** A cache of pages that are expensive to make: each is made once, even if many requests come at the same time. */
export interface PageCache<Page> {
  get(key: string, make: () => Promise<Page>): Promise<Page>
  forget(key: string): void
}

/** Keeps the `limit` most recently requested pages; a function where the limit changes. A page that failed is not kept. */
export const createPageCache = <Page>(limit: number | (() => number)): PageCache<Page> => {
  const most = typeof limit === 'number' ? () => limit : limit
  const pages = new Map<string, Promise<Page>>()
  return {
    get(key, make) {
      const page = pages.get(key) ?? make()
      // Set again, the key moves to the end, so the first key is the least recently requested.
      pages.delete(key)
      pages.set(key, page)
      page.catch(() => pages.get(key) === page && pages.delete(key))
      const room = most()
      for (const oldest of pages.keys()) {
        if (pages.size <= room) break
        pages.delete(oldest)
      }
      return page
    },
    forget: key => void pages.delete(key),
  }
}
