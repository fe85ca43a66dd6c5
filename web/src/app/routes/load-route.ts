import type { ComponentType } from 'react'
import type { Parts } from '#merchant/parts.ts'
import type { Route } from './route.ts'

/** A route whose code is here: what the server renders and the client hydrates. */
export interface LoadedRoute {
  readonly route: Route
  readonly Page: ComponentType
}

/** Fetches a page's code, and with `parts` what it still needs of texts and content, so that it opens without a gap. The first page needs none: its document brought them. */
export const loadRoute = async (route: Route, parts?: Parts): Promise<LoadedRoute> => {
  const names = [...route.catalogues.map(name => `texts.${name}` as const), ...(route.content ?? [])]
  const [{ Page }] = await Promise.all([route.load(), ...names.map(name => parts?.load(name))])
  return { route, Page }
}
