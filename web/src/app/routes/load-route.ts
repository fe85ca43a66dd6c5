import type { ComponentType } from 'react'
import type { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import type { Parts } from '#merchant/parts.ts'
import { isOpenToVisitors } from './access.ts'
import type { Route } from './route.ts'

/** A route with its loaded code, which the server renders and the client hydrates. */
export interface LoadedRoute {
  readonly route: Route
  readonly Page: ComponentType
  /** Shown until it is known whether the player may see the page; absent if everybody may. */
  readonly Skeleton?: typeof PageSkeleton | undefined
}

/** Members' pages import it themselves, so it is no further request for them, and the others load without it. */
const loadSkeleton = async ({ access }: Route): Promise<LoadedRoute['Skeleton']> =>
  isOpenToVisitors(access) ? undefined : (await import('#blocks/page-skeleton/page-skeleton.tsx')).PageSkeleton

/** Loads a page's code and, with `parts`, its texts and content, so that it opens complete. The first page needs no `parts`, because its document contains them. */
export const loadRoute = async (route: Route, parts?: Parts): Promise<LoadedRoute> => {
  const names = [...route.catalogues.map(name => `texts.${name}` as const), ...(route.content ?? [])]
  const [{ Page }, Skeleton] = await Promise.all([route.load(), loadSkeleton(route), ...names.map(name => parts?.load(name))])
  return { route, Page, Skeleton }
}
