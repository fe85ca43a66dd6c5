import type { Request } from '#request/request-client.ts'
import { closeSession, currentSession } from './session-store.ts'
import { tellTabsOfSignOut } from './tabs.ts'

/** Time limit of the call, ms; if the server misses it, its idle limit ends the session (spec 1 §7, second client). */
const LOGOUT_TIMEOUT = 10_000

/**
 * Signs out here at once, with `everywhere` in the other tabs too, and on the server. The saved login stays
 * (spec 1 §4). Resolves when the call has ended; the error policy gets its failure.
 */
export const signOut = async (request: Request, { everywhere }: { readonly everywhere: boolean }): Promise<void> => {
  const session = currentSession()
  if (!session) return
  closeSession()
  if (everywhere) tellTabsOfSignOut(session, Date.now())
  await request('session.logout', {}, { authorization: session.token, alert: false, timeout: LOGOUT_TIMEOUT }).catch(() => undefined)
}
