import type { Linkage } from '@foyer/contract/content/linkage/linkage'

/** Where a link in cleaned content leads: its `data-` attributes are the fields of a linkage, and its address is the `url`. */
export const linkageOf = (link: { readonly dataset: DOMStringMap; getAttribute(name: string): string | null }): Linkage => {
  const { linkageType, vendor, linkage, nodeId, roomId, gameType } = link.dataset
  const url = link.getAttribute('href')
  const fields = { linkageType, url: url ?? undefined, vendor, linkage, nodeId, roomId, gameType }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
