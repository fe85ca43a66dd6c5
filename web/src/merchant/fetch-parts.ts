import type { LanguageCode } from '@foyer/contract/languages'
import type { PageParts, PartName } from '@foyer/contract/page'

/**
 * Fetches parts of pages from our own server, in the form of the build that named the address. Rejects if they cannot be loaded.
 * Not through the request layer, like a page's code: the component that opens the page shows a failure.
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
