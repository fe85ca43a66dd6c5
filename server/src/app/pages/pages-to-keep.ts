import type { Merchant } from '#kernel/merchants/merchant.ts'

/** About 60 KB each, so 240 MB. An installation with more pages keeps those asked for last. */
const MOST_KEPT_PAGES = 4_000
/** A page looks another way at a host that search engines may list (spec 2 §2). */
const LOOKS = 2

/** How many pages there are to keep: each of the product's, for each merchant in each of its languages. */
export const pagesToKeep = (merchants: readonly Pick<Merchant, 'languages'>[], pageCount: number): number =>
  Math.min(MOST_KEPT_PAGES, merchants.reduce((sum, { languages }) => sum + languages.length, 0) * pageCount * LOOKS)
