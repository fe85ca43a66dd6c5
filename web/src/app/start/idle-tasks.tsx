import type { Clients } from '#app/clients.ts'
import { useConnection } from './use-connection.ts'
import { useStatus } from './use-status.ts'

/** What starts when the page is idle. It shows nothing, and is not part of the first load. */
export const IdleTasks = ({ clients }: { readonly clients: Clients }) => {
  useConnection(clients)
  useStatus(clients)
  return null
}
