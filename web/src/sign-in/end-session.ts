import type { Request } from '#request/request-client.ts'
import { closeSession, type SessionInfo } from '#session/session-store.ts'

/** Time limit of the call, ms; if the server misses it, its idle limit ends the session (spec 1 §7, second client). */
const LOGOUT_TIMEOUT = 10_000

/**
 * Ends the session of this tab, here at once and then on the server; `rememberToken` ends there with it.
 * Resolves when the call has ended; the error policy gets its failure.
 */
export const endSession = async (request: Request, { token }: SessionInfo, rememberToken?: string): Promise<void> => {
  closeSession()
  const options = { authorization: token, alert: false, timeout: LOGOUT_TIMEOUT }
  await request('session.logout', rememberToken ? { rememberToken } : {}, options).catch(() => undefined)
}
