import { useRequest } from '#request/request-context.ts'
import { keepCounts } from '#session/live-counts.ts'
import { useSession } from '#session/session-store.ts'
import { noteReadHere } from './read-here.ts'

/** Notes that announcements were read: a member's on the server, a visitor's in this browser. `noted` is called once that is done. */
export const useMarkRead = (noted?: () => void): ((ids: readonly string[]) => void) => {
  const { request } = useRequest()
  const session = useSession()
  const send = async (memberId: string, ids: readonly string[]) => {
    const { unread } = await request('announcements.read', { ids: [...ids] }, { alert: false })
    keepCounts(memberId, { announcements: unread })
    noted?.()
  }
  return ids => {
    if (ids.length === 0) return
    // If it cannot be sent, it stays unread until it is opened again.
    if (session) send(session.id, ids).catch(() => undefined)
    else noteReadHere(ids)
  }
}
