import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { noteReadHere } from './read-here.ts'

/** Notes that announcements were read: a member's on the server, a visitor's in this browser. `noted` is called once that is done. */
export const useMarkRead = (noted?: () => void): ((ids: readonly string[]) => void) => {
  const { request } = useRequest()
  const signedIn = Boolean(useSession())
  const send = async (ids: readonly string[]) => {
    await request('announcements.read', { ids: [...ids] }, { alert: false })
    noted?.()
  }
  return ids => {
    if (ids.length === 0) return
    // If it cannot be sent, it stays unread until it is opened again.
    if (signedIn) send(ids).catch(() => undefined)
    else noteReadHere(ids)
  }
}
