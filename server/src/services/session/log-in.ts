import type { Service } from '#services/service.ts'
import { logInByPassword } from '#services/session/log-in-by-password.ts'
import { logInRemembered } from '#services/session/log-in-remembered.ts'

type LogInDeps = Parameters<typeof logInByPassword>[0] & Parameters<typeof logInRemembered>[0]

/** A remember token takes the password's place (design, Remembered login). */
export const logIn = (deps: LogInDeps): Service<'session.login'> => {
  const byPassword = logInByPassword(deps)
  const remembered = logInRemembered(deps)
  return ({ rememberToken, ...asked }, caller) =>
    rememberToken === undefined ? byPassword(asked, caller) : remembered({ ...asked, rememberToken }, caller)
}
