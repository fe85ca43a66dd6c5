import type { ComponentType } from 'react'
import type { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import type { MainTabs } from '#blocks/site/tabs/main-tabs.tsx'
import type { Parts } from '#merchant/parts.ts'
import { bringsTabs, type Route } from './route.ts'

/** A route with its loaded code, which the server renders and the client hydrates. */
export interface LoadedRoute {
  readonly route: Route
  readonly Page: ComponentType
  /** The tabs around it; absent where they come late, or where there are none. */
  readonly Tabs?: typeof MainTabs | undefined
  /** Shown until it is known whether the player may see the page; absent if everybody may. */
  readonly Skeleton?: typeof PageSkeleton | undefined
}

/** The tabs, which are a file of their own: pages whose first load has no room for them get them late. */
export const loadTabs = async () => (await import('#blocks/site/tabs/main-tabs.tsx')).MainTabs

const loadCode = async ({ load, path }: Route): Promise<Omit<LoadedRoute, 'route' | 'Tabs'>> => {
  if (load) return await load()
  const { memberPages, PageSkeleton } = await import('./member-pages.ts')
  const loadPage = memberPages[path]
  if (!loadPage) throw new Error(`No page is loaded for ${path}`)
  return { ...(await loadPage()), Skeleton: PageSkeleton }
}

/** Loads a page's code and, with `parts`, its texts and content, so that it opens complete. The first page needs no `parts`, because its document contains them. */
export const loadRoute = async (route: Route, parts?: Parts): Promise<LoadedRoute> => {
  const names = [...route.catalogues.map(name => `texts.${name}` as const), ...(route.content ?? [])]
  const [code, Tabs] = await Promise.all([loadCode(route), bringsTabs(route) ? loadTabs() : undefined, ...names.map(name => parts?.load(name))])
  return { route, ...code, Tabs }
}
