import type { ComponentType } from 'react'
import type { Parts } from '#merchant/parts.ts'
import type { Route } from './route.ts'

/** A route with its loaded code, which the server renders and the client hydrates. */
export interface LoadedRoute {
  readonly route: Route
  readonly Page: ComponentType
}

/** Loads a page's code and, with `parts`, its texts and content, so that it opens complete. The first page needs no `parts`, because its document contains them. */
export const loadRoute = async (route: Route, parts?: Parts): Promise<LoadedRoute> => {
  const names = [...route.catalogues.map(name => `texts.${name}` as const), ...(route.content ?? [])]
  const [{ Page }] = await Promise.all([route.load(), ...names.map(name => parts?.load(name))])
  return { route, Page }
}
