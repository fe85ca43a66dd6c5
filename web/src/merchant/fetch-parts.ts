import type { LanguageCode } from '@foyer/contract/languages'
import type { PageParts, PartName } from '@foyer/contract/page'

/**
 * Asks our own server for parts of pages; they come in the shape of the build that named the address. Rejects where they do not come.
 * Past the request layer, like a page's code: what failed is told by whoever opens the page.
 */
export const fetchParts = async <Name extends PartName>(
  base: string,
  language: LanguageCode,
  names: readonly Name[],
): Promise<Pick<PageParts, Name>> => {
  const answer = await fetch([base, language, [...names].sort().join()].join('/'))
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`)
  return (await answer.json()) as Pick<PageParts, Name>
}
