import type { Request } from '#request/request-client.ts'
import { closeSession, currentSession } from './session-store.ts'
import { tellTabsOfSignOut } from './tabs.ts'

/** The server is told within this time or not at all, ms: its idle limit ends the session then (spec 1 §7, second client). */
const TELL_SERVER_WITHIN = 10_000

/**
 * Signs out here at once, in the other tabs (`everywhere`), and at the server. The saved login stays: signing out is not
 * forgetting (spec 1 §4). Resolves when the server knows or cannot be told; the error policy hears of the latter.
 */
export const signOut = async (request: Request, { everywhere }: { readonly everywhere: boolean }): Promise<void> => {
  const session = currentSession()
  if (!session) return
  closeSession()
  if (everywhere) tellTabsOfSignOut(session, Date.now())
  await request('session.logout', {}, { authorization: session.token, alert: false, timeout: TELL_SERVER_WITHIN }).catch(() => undefined)
}
