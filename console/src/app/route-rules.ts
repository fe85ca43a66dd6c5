import { rootOf, type Route } from './routes.ts'

/** Whether somebody may see a page. */
type May = (permission: Route['permission']) => boolean

/** The pages that a person sees, in the order of the table. Others are absent, not dim. */
export const visibleRoutes = (all: readonly Route[], may: May): readonly Route[] => all.filter(({ permission }) => may(permission))

/** How many pages stand in the tab bar, beside Find and More. */
const TABS = 3

/** The pages in the tab bar of a phone. */
export const tabRoutes = (visible: readonly Route[]): readonly Route[] => visible.filter(({ tab }) => tab).slice(0, TABS)

/** Whether an address belongs to a page. */
export const isAt = (route: Pick<Route, 'path'>, address: string): boolean => {
  const root = rootOf(route)
  return root === '/' ? address === '/' : address === root || address.startsWith(`${root}/`)
}
