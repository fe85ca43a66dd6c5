import type { Calls } from '@foyer/contract'
import type { AnswerOf } from '@foyer/contract/call'
import { openSession, type SessionInfo } from '#session/session-store.ts'
import { savedLogins, type SavedLogin } from './saved-login.ts'

/** The answer of every way to sign in. */
export type SignedIn = AnswerOf<Calls['session.login']>

export const sessionOf = (answer: SignedIn, merchantCode: string): SessionInfo => ({
  id: answer.id,
  token: answer.token,
  merchantCode,
  userName: answer.userName,
  type: answer.customerType,
  firstTimeLogin: answer.firstTimeLogin,
})

/** What to save of a sign-in: the remember token, or the password before a back end that gives none (decision 8). */
export const secretOf = ({ rememberToken }: SignedIn, password: string): SavedLogin['secret'] =>
  rememberToken ? { kind: 'token', text: rememberToken } : { kind: 'password', text: password }

interface Entry {
  readonly merchant: string
  /** Null where the member does not want to be remembered: what was saved before is forgotten. */
  readonly remember: Omit<SavedLogin, 'merchant'> | null
}

/** Signs in by hand with what the server answered: the session opens, the login is saved only if wanted (spec 1 §4). */
export const enter = (answer: SignedIn, { merchant, remember }: Entry): void => {
  if (remember) {
    savedLogins.save({ ...remember, merchant })
    savedLogins.setAutoLogin('1')
  } else {
    savedLogins.forget()
  }
  openSession(sessionOf(answer, merchant))
}
