import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { currentSession, openSession } from '#session/session-store.ts'
import { afterAutoLoginFailure, decideAutoLogin, type AutoLoginFacts } from './auto-login-rules.ts'
import { deviceTrust } from './device-trust.ts'
import { secretOf, sessionOf, type SignedIn } from './enter.ts'
import { savedLogins, type SavedLogin } from './saved-login.ts'

const LOCK = 'SHELL_autoLogin'

/** One tab after the other, because a remember token can be used once and the next tab needs the new one. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work())

const logIn = (request: Request, { name, secret }: SavedLogin) => {
  const device = deviceFacts()
  const proof = secret.kind === 'token' ? { rememberToken: secret.text, remember: true } : { password: secret.text }
  // The player did not ask for it, so a failure is not shown; the visitor stays signed out (spec 1 §4, Automatic login).
  return request(
    'session.login',
    { type: 'username', username: name, ...proof, ...device, ...deviceTrust.fields() },
    { headers: deviceHeader(device), alert: false },
  )
}

/** False if another tab has saved a newer login: tabs cannot take turns on plain http, and a player can sign in by hand. */
const isStillSaved = ({ name, secret }: SavedLogin): boolean => {
  const saved = savedLogins.read()
  return saved?.name === name && saved.secret.text === secret.text
}

/** Signs in with the saved login, unless a rule skips it (spec 1 §4). Resolves with the server's answer, or null if nobody was signed in. */
export const signInAutomatically = (request: Request, facts: Pick<AutoLoginFacts, 'query' | 'allowed' | 'merchant'>): Promise<SignedIn | null> =>
  inTurn(async () => {
    const login = decideAutoLogin({ ...facts, signedIn: currentSession() !== null, flag: savedLogins.autoLogin(), saved: savedLogins.read() })
    if (typeof login === 'string') return null
    try {
      const answer = await logIn(request, login)
      // The player signed in by hand in the meantime: keep that session.
      if (currentSession()) return null
      if (isStillSaved(login)) savedLogins.save({ ...login, secret: secretOf(answer, login.secret.text) })
      openSession(sessionOf(answer, facts.merchant))
      return answer
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const consequence = afterAutoLoginFailure(error.code)
      if (consequence === 'forget' && isStillSaved(login)) savedLogins.forget()
      if (consequence === 'switch-off') savedLogins.setAutoLogin('0')
      return null
    }
  })
