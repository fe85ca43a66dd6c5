import type { ComponentType } from 'react'
import type { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import type { Parts } from '#merchant/parts.ts'
import type { Route } from './route.ts'

/** A route with its loaded code, which the server renders and the client hydrates. */
export interface LoadedRoute {
  readonly route: Route
  readonly Page: ComponentType
  /** Shown until it is known whether the player may see the page; absent if everybody may. */
  readonly Skeleton?: typeof PageSkeleton | undefined
}

const loadCode = async ({ load, path }: Route): Promise<Omit<LoadedRoute, 'route'>> => {
  if (load) return await load()
  const { memberPages, PageSkeleton } = await import('./member-pages.ts')
  const loadPage = memberPages[path]
  if (!loadPage) throw new Error(`No page is loaded for ${path}`)
  return { ...(await loadPage()), Skeleton: PageSkeleton }
}

/** Loads a page's code and, with `parts`, its texts and content, so that it opens complete. The first page needs no `parts`, because its document contains them. */
export const loadRoute = async (route: Route, parts?: Parts): Promise<LoadedRoute> => {
  const names = [...route.catalogues.map(name => `texts.${name}` as const), ...(route.content ?? [])]
  const [code] = await Promise.all([loadCode(route), ...names.map(name => parts?.load(name))])
  return { route, ...code }
}
