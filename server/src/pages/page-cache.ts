/** A cache of things that are dear to make: each is made once, also when many ask at the same time. */
export interface PageCache<Page> {
  get(key: string, make: () => Promise<Page>): Promise<Page>
}

/** Keeps the `limit` pages asked for last. A page that could not be made is not kept. */
export const createPageCache = <Page>(limit: number): PageCache<Page> => {
  const pages = new Map<string, Promise<Page>>()
  return {
    get(key, make) {
      const page = pages.get(key) ?? make()
      // Set anew, the key stands last: the first one is the one not asked for longest.
      pages.delete(key)
      pages.set(key, page)
      page.catch(() => pages.get(key) === page && pages.delete(key))
      for (const oldest of pages.keys()) {
        if (pages.size <= limit) break
        pages.delete(oldest)
      }
      return page
    },
  }
}
