import { destinationOf } from '@foyer/contract/content/linkage/destination'
import { ownPathOf } from '#navigation/back-url.ts'

/** The page of ours at an address that the merchant wrote in full; undefined if it is none (spec 2 §5, Banner external link). */
export const pageAt = (site: string, origin: string): string | undefined => {
  const url = ownPathOf(site, origin)
  const own = url === undefined ? undefined : destinationOf({ url })
  return own && 'page' in own ? own.page : undefined
}
