import type { PageData } from '@foyer/contract/page'
import { trustedHtml } from '#device/trusted.ts'
import { readPageData } from '#merchant/read-page-data.ts'

/** The address of the script that starts the product; each build has its own. */
const entryOf = (page: Document): string | null => page.querySelector('script[type=module][src^="/m/"]')?.getAttribute('src') ?? null

const MANIFEST = 'link[rel=manifest]'

/**
 * The data of the page at `address` in the language that the visitor has chosen: those of the document that a reload would show.
 * Undefined where only a reload helps: another build, a closed product, no network.
 */
export const fetchPage = async (address: string): Promise<PageData | undefined> => {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, credentials: 'same-origin' })
    // The content policy of this page knows its own styles only, and they are not needed.
    const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
    const fetched = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
    if (!fetched.querySelector(MANIFEST) !== !document.querySelector(MANIFEST) || entryOf(fetched) !== entryOf(document)) return undefined
    const page = readPageData(fetched)
    // What is installed from now on speaks the new language too.
    document.querySelector(MANIFEST)?.replaceWith(...fetched.querySelectorAll(MANIFEST))
    return page
  } catch {
    return undefined
  }
}
