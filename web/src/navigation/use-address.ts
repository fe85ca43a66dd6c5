import { useLocation, useSearch } from 'wouter'

/** The current address. The query is empty during hydration. */
export const useAddress = (): { readonly path: string; readonly search: string } => {
  const [path] = useLocation()
  return { path, search: useSearch() }
}
