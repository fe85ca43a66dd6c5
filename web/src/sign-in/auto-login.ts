import { hex, randomBytes } from '#device/bytes.ts'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, openSession, type SessionInfo } from '#session/session-store.ts'
import { afterAutoLoginFailure, decideAutoLogin, type AutoLoginFacts } from './auto-login-rules.ts'
import { deviceTrust } from './device-trust.ts'
import { secretOf, sessionOf, type SignedIn } from './enter.ts'
import { savedLogins, type UsableLogin } from './saved-login.ts'

const LOCK = 'SHELL_autoLogin'
const KEY_BYTES = 16

/** One tab after the other, because a remember token can be used once and the next tab needs the new one. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work())

/** What proves the saved login. The key is saved before it is sent: whoever must ask again, this tab or another, repeats the same request (decision 8). */
const proofOf = (login: UsableLogin) => {
  if (login.secret.kind === 'password') return { password: login.secret.text }
  const { idempotencyKey = hex(randomBytes(KEY_BYTES)) } = login
  savedLogins.save({ ...login, idempotencyKey })
  return { rememberToken: login.secret.text, idempotencyKey, remember: true }
}

const logIn = (request: Request, login: UsableLogin) => {
  const device = deviceFacts()
  // The player did not ask for it, so a failure is not shown; the visitor stays signed out (spec 1 §4, Automatic login).
  return request(
    'session.login',
    { type: 'username', username: login.name, ...proofOf(login), ...device, ...deviceTrust.fields() },
    { headers: deviceHeader(device), alert: false },
  )
}

/** False if another tab has saved a newer login: tabs cannot take turns on plain http, and a player can sign in by hand. */
const isStillSaved = ({ name, secret }: UsableLogin): boolean => {
  const saved = savedLogins.read()
  return saved?.name === name && saved.secret?.text === secret.text
}

interface AutoLogin extends Pick<AutoLoginFacts, 'query' | 'allowed' | 'merchant'> {
  /** The session that has died and is to be replaced by one of the same member; absent when the page loads. */
  readonly dead?: SessionInfo
}

/**
 * Signs in with the saved login, unless a rule skips it (spec 1 §4). Resolves with the server's answer, or null if nobody was signed in.
 * To replace a session it must have the server's answer: without one it throws.
 */
export const signInAutomatically = (request: Request, { dead, ...facts }: AutoLogin): Promise<SignedIn | null> =>
  inTurn(async () => {
    const hasChanged = () => currentSession()?.token !== dead?.token
    const login = decideAutoLogin({ ...facts, signedIn: hasChanged(), flag: savedLogins.autoLogin(), saved: savedLogins.read() })
    if (typeof login === 'string') return null
    try {
      const { idempotencyKey: _, ...answered } = login
      const answer = await logIn(request, login)
      if (isStillSaved(login)) savedLogins.save({ ...answered, secret: secretOf(answer, login.secret.text) })
      // The player signed in or out by hand in the meantime, or the saved login is another member's.
      if (hasChanged() || (dead && dead.id !== answer.id)) return null
      openSession(sessionOf(answer, facts.merchant))
      return answer
    } catch (error) {
      if (!(error instanceof RequestError) || (dead && error.kind !== 'api')) throw error
      const consequence = afterAutoLoginFailure(error.code)
      if (consequence === 'forget' && isStillSaved(login)) savedLogins.forget()
      if (consequence === 'switch-off') savedLogins.setAutoLogin('0')
      return null
    }
  })
