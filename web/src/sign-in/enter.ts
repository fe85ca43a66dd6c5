import type { CallAnswers } from '@foyer/contract'
import { sessionStore } from '#device/storage.ts'
import { openSession, type SessionInfo } from '#session/session-store.ts'
import { savedLogins, type SavedLogin, type UsableLogin } from './saved-login.ts'

/** The answer of every way to sign in. */
export type SignedIn = CallAnswers['session.login']

export const sessionOf = (answer: SignedIn, merchantCode: string): SessionInfo => ({
  id: answer.id,
  token: answer.token,
  merchantCode,
  userName: answer.userName,
  type: answer.customerType,
  firstTimeLogin: answer.firstTimeLogin,
})

/** The answer of every way to register. */
export type Registered = CallAnswers['member.register']

/**
 * The session that a registration opened, or undefined where the back end opens none with it. The answer may name the member by `customerId` and
 * `customerName` alone (spec 1 §3, Registration response value); this is then the first session of a member whose password, if any, is new.
 */
export const sessionOfRegistration = ({ customerId, customerName, ...session }: Registered): SignedIn | undefined => {
  const { token } = session
  if (token === undefined) return undefined
  return {
    id: customerId,
    userName: customerName,
    customerType: 0,
    firstTimeLogin: true,
    passwordExpired: false,
    weakPassword: false,
    ...session,
    token,
  }
}

/** What to save after a sign-in: the remember token, or the password if the back end gives no tokens (decision 8). */
export const secretOf = ({ rememberToken }: SignedIn, password: string): UsableLogin['secret'] =>
  rememberToken ? { kind: 'token', text: rememberToken } : { kind: 'password', text: password }

interface SignInChoice {
  readonly merchant: string
  /** Null if the member does not want to be remembered; then an earlier saved login is removed. */
  readonly remember: Omit<SavedLogin, 'merchant'> | null
}

const ENTERED_KEY = 'SHELL_entered'

/** Whether the player registered or signed in by hand in this tab. */
export const hasEntered = (): boolean => sessionStore.get(ENTERED_KEY) === '1'

/** Finishes a sign-in by hand with the server's answer: opens the session, and saves the login only if wanted (spec 1 §4). */
export const enter = (answer: SignedIn, { merchant, remember }: SignInChoice): void => {
  if (remember) {
    savedLogins.save({ ...remember, merchant })
    savedLogins.setAutoLogin('1')
  } else {
    savedLogins.forget()
  }
  sessionStore.set(ENTERED_KEY, '1')
  openSession(sessionOf(answer, merchant))
}
