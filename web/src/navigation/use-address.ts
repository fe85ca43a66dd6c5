import { useLocation, useSearch } from 'wouter'

/** Where the player is. The query is empty while the server's markup is being taken over. */
export const useAddress = (): { readonly path: string; readonly search: string } => {
  const [path] = useLocation()
  return { path, search: useSearch() }
}
