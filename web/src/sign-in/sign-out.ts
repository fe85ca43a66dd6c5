import type { Request } from '#request/request-client.ts'
import { closeSession, currentSession } from '#session/session-store.ts'
import { signOutInOtherTabs } from '#session/tabs.ts'
import { savedLogins } from './saved-login.ts'

/** Time limit of the call, ms; if the server misses it, its idle limit ends the session (spec 1 §7, second client). */
const LOGOUT_TIMEOUT = 10_000

/** Ends the saved login on this device and keeps its name; returns its token, for the server. */
const endSavedLogin = (): string | undefined => {
  const secret = savedLogins.read()?.secret
  savedLogins.setAutoLogin('0')
  savedLogins.keepName()
  return secret?.kind === 'token' ? secret.text : undefined
}

/**
 * Signs out here at once, by hand with `everywhere` also in the other tabs and for good (spec 1 §4, Signing out by hand), and on the server.
 * Resolves when the call has ended; the error policy gets its failure.
 */
export const signOut = async (request: Request, { everywhere }: { readonly everywhere: boolean }): Promise<void> => {
  const session = currentSession()
  if (!session) return
  closeSession()
  const rememberToken = everywhere ? endSavedLogin() : undefined
  if (everywhere) signOutInOtherTabs(session, Date.now())
  const options = { authorization: session.token, alert: false, timeout: LOGOUT_TIMEOUT }
  await request('session.logout', rememberToken ? { rememberToken } : {}, options).catch(() => undefined)
}
