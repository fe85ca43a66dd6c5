import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { logInByIdentity } from './log-in-by-identity.ts'
import { logInByPassword } from './log-in-by-password.ts'
import { logInBySms } from './log-in-by-sms.ts'
import { logInRemembered } from './log-in-remembered.ts'

type LogInDeps = Parameters<typeof logInByPassword>[0] &
  Parameters<typeof logInRemembered>[0] &
  Parameters<typeof logInBySms>[0] &
  Parameters<typeof logInByIdentity>[0]

/** The error for a field that this type of sign-in requires. */
const missing = (field: string): Refusal => new Refusal('request.invalid', { fields: [{ path: `/${field}`, reason: 'is missing' }] })

/** A remember token replaces the password (decision 8); an identity replaces both name and password. */
export const logIn = (deps: LogInDeps): Service<'session.login'> => {
  const byPassword = logInByPassword(deps)
  const remembered = logInRemembered(deps)
  const bySms = logInBySms(deps)
  const byIdentity = logInByIdentity(deps)

  return async ({ type, rememberToken, username, firebaseChannel, firebaseIdToken, ...rest }, caller) => {
    if (type === 'firebase') {
      if (firebaseChannel === undefined) throw missing('firebaseChannel')
      if (firebaseIdToken === undefined) throw missing('firebaseIdToken')
      return await byIdentity({ ...rest, firebaseChannel, firebaseIdToken }, caller)
    }
    if (username === undefined) throw missing('username')
    if (type === 'sms') return await bySms({ ...rest, username }, caller)
    return rememberToken === undefined
      ? await byPassword({ ...rest, username }, caller)
      : await remembered({ ...rest, username, rememberToken }, caller)
  }
}
