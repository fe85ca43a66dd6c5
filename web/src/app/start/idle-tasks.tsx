import type { Clients } from '#app/clients.ts'
import { useLastVisit } from '#app/old-ios/use-last-visit.ts'
import { usePresses } from '#ui/use-presses.ts'
import { useAhead } from './use-ahead.ts'
import { useConnection } from './use-connection.ts'
import { useListing } from './use-listing.ts'
import { useStatus } from './use-status.ts'

/** Tasks that start when the page is idle. They show nothing, and are not part of the first load. */
export const IdleTasks = ({ clients }: { readonly clients: Clients }) => {
  useAhead()
  useConnection(clients)
  useStatus(clients)
  useListing()
  usePresses()
  useLastVisit()
  return null
}
