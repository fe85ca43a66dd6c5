import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useMember } from '#session/use-member.ts'
import { noteReadHere } from './read-here.ts'

/** Notes that announcements were read: a member's on the server, after which the counts are asked for anew, and a visitor's in this browser. */
export const useMarkRead = (): ((ids: readonly string[]) => void) => {
  const { request } = useRequest()
  const session = useSession()
  const { refresh } = useMember()
  return ids => {
    if (ids.length === 0) return
    // If it cannot be sent, it stays unread until it is opened again.
    if (session) request('announcements.read', { ids: [...ids] }, { alert: false }).then(refresh, () => undefined)
    else noteReadHere(ids)
  }
}
