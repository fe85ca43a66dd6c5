import type { LanguageCode } from '@foyer/contract/languages'
import type { ComponentType } from 'react'
import { loadCatalogue } from '#texts/catalogues.ts'
import type { Route } from './routes.ts'

/** A route whose code is here: what the server renders and the client hydrates. */
export interface LoadedRoute {
  readonly route: Route
  readonly Page: ComponentType
}

/** Fetches a page's code and the texts it speaks from, so that it opens without a gap. `has` names catalogues the page data brought. */
export const loadRoute = async (
  route: Route,
  language: LanguageCode,
  has: (catalogue: Route['catalogues'][number]) => boolean,
): Promise<LoadedRoute> => {
  const missing = route.catalogues.filter(catalogue => !has(catalogue))
  const [{ Page }] = await Promise.all([route.load(), ...missing.map(catalogue => loadCatalogue(language, catalogue))])
  return { route, Page }
}
