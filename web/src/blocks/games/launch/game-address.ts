import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { lotteryVendors } from '@foyer/contract/lottery/lottery-kinds'
import { paths } from '#navigation/paths.ts'

/** The id of a vendor's card on home. */
export const cardId = (vendor: string): string => `card-${vendor}`

/** The page of the lotteries that a choice names, or of the one with its code; undefined if it names none. It leads back to `backUrl`. */
export const lotteryPage = ({ linkageType, vendor, nodeId, linkage }: GameChoice, backUrl: string): string | undefined => {
  if (linkageType !== 'P' || !lotteryVendors.some(own => own === vendor)) return undefined
  const code = nodeId ?? linkage
  return `${paths.lotteries}?${new URLSearchParams({ vendor, ...(code !== undefined && { code }), backUrl })}`
}
