import { useAddress } from '#navigation/use-address.ts'
import { useSession } from '#session/session-store.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { OneTicket } from './one-ticket.tsx'
import { TicketList } from './ticket-list.tsx'

/** What the address asks for: one ticket with its receipt, or all of the member. */
export const TicketsBody = () => {
  const session = useSession()
  const query = new URLSearchParams(useAddress().search)
  const number = query.get('number')
  if (!session) return <Skeleton shape="panel" />
  if (number !== null) return <OneTicket key={number} number={Number(number)} sessionId={session.id} />
  return <TicketList sessionId={session.id} draw={query.get('draw')} />
}
