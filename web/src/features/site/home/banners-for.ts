import type { Banner } from '@foyer/contract/merchant/content'

/** The banner group of the home page; other groups are for popups (spec 2 §3, Banner). */
const HOME_GROUP = 'm_home'

/** The banners of the home page for this player; all of them while it is unknown who that is. */
export const bannersFor = (banners: readonly Banner[], session: object | null | undefined): readonly Banner[] => {
  const own = banners.filter(({ groupName }) => groupName === HOME_GROUP)
  if (session === undefined) return own
  const others = session ? 'visitors' : 'members'
  return own.filter(({ audience }) => audience !== others)
}
