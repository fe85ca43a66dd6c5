/** What a link to another site needs, so that the site gets no hold of our page. */
export const FOREIGN = { target: '_blank', rel: 'noopener' } as const

/** Opens another site beside ours. By a link and not by `window.open`, which web views of other apps refuse more often. */
export const openSite = (address: string): void => {
  const link = Object.assign(document.createElement('a'), FOREIGN, { href: address })
  document.body.append(link)
  link.click()
  link.remove()
}
