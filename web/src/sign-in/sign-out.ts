import type { Request } from '#request/request-client.ts'
import { currentSession } from '#session/session-store.ts'
import { signOutInOtherTabs } from '#session/tabs.ts'
import { endSession } from './end-session.ts'
import { savedLogins } from './saved-login.ts'

/** Ends the saved login on this device and keeps its name; returns its token, for the server. */
const endSavedLogin = (): string | undefined => {
  const secret = savedLogins.read()?.secret
  savedLogins.setAutoLogin('0')
  savedLogins.keepName()
  return secret?.kind === 'token' ? secret.text : undefined
}

/** Signs out by hand: here at once, in the other tabs, and for good (spec 1 §4, Signing out by hand). Resolves when the call has ended. */
export const signOut = async (request: Request): Promise<void> => {
  const session = currentSession()
  if (!session) return
  const ended = endSession(request, session, endSavedLogin())
  signOutInOtherTabs(session, Date.now())
  await ended
}
