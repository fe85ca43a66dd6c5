import type { Clients } from '#app/clients.ts'
import { useRedirect } from './use-redirect.ts'

/** Leaves the site where the address asks for it. Few visits do, so it is not part of the first load. */
export const Redirect = ({ clients }: { readonly clients: Clients }) => {
  useRedirect(clients)
  return null
}
