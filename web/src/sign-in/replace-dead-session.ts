import type { FailedCall, Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, type SessionInfo } from '#session/session-store.ts'
import { isUnauthorized } from '#session/unauthorized.ts'
import type { AutoLoginFacts } from './auto-login-rules.ts'
import { signInAutomatically } from './auto-login.ts'

interface Replacement {
  /** The token of the session that died. */
  readonly of: string
  /** The token that replaces it, null if none does. Rejects if the server did not answer. */
  readonly token: Promise<string | null>
}

/** The query says nothing here: the player is on the page already and is not about to leave it. */
const NO_QUERY = new URLSearchParams()

/** A refused sign-in is no sign that a session died; and another network ends the session for good (spec 1 §8, token_ip_different). */
const meansDeadSession = (error: RequestError, { name }: FailedCall): boolean =>
  isUnauthorized(error) && error.code !== 'token_ip_different' && name !== 'session.login' && name !== 'session.loginVerification'

/**
 * Replaces a session that died while the page was open, by the saved login, once and silently (spec 1 §4, A session that dies). Calls that meet
 * the dead session at once share one sign-in. Resolves with null if the call that failed may be repeated, otherwise with the failure to report.
 */
export const createSessionReplacement = (request: () => Request, facts: Pick<AutoLoginFacts, 'allowed' | 'merchant'>) => {
  let last: Replacement | undefined

  const signIn = async (dead: SessionInfo): Promise<string | null> =>
    (await signInAutomatically(request(), { ...facts, query: NO_QUERY, dead }))?.token ?? null

  const replacementOf = (token: string | undefined): Replacement | undefined => {
    if (last && last.of === token) return last
    const session = currentSession()
    return session && session.token === token ? (last = { of: session.token, token: signIn(session) }) : undefined
  }

  return async (error: RequestError, call: FailedCall): Promise<RequestError | null> => {
    const replacement = meansDeadSession(error, call) ? replacementOf(call.token) : undefined
    if (!replacement) return error
    try {
      const token = await replacement.token
      return token !== null && currentSession()?.token === token ? null : error
    } catch (noAnswer) {
      // The line failed, not the saved login: the next call tries again.
      if (last === replacement) last = undefined
      if (noAnswer instanceof RequestError) return noAnswer
      throw noAnswer
    }
  }
}
