import { destinationOf } from '@foyer/contract/content/linkage/destination'
import type { Linkage } from '@foyer/contract/content/linkage/linkage'
import type { Finding } from '#kernel/merchants/json/reasons.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'

/** What is wrong with where some content leads; undefined if nothing is. `path` begins below the content. */
export const linkageFault = ({ linkageType = 'URL', url, vendor, linkage, nodeId, roomId, gameType }: Sound<Linkage>): Finding | undefined => {
  if (linkageType !== 'URL') {
    if (vendor === undefined) return { path: '/vendor', reason: `is missing: ${linkageType} starts a game of a vendor` }
    return url === undefined ? undefined : { path: '/url', reason: `has no effect beside linkageType ${linkageType}` }
  }
  if (url !== undefined && !destinationOf({ url })) return { path: '/url', reason: 'is neither a page below /m nor an address of http or https' }
  const [idle] = Object.entries({ vendor, linkage, nodeId, roomId, gameType }).find(([, value]) => value !== undefined) ?? []
  return idle === undefined ? undefined : { path: `/${idle}`, reason: 'has an effect only beside linkageType P or G' }
}
