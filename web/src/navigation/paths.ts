import { pagePaths } from '@foyer/contract/page-paths'

/** Why a member must change the password (spec 1 §4, Change-password redirect). */
export type ChangeReason = 'first-login' | 'expired' | 'weak'

const REASONS: readonly string[] = ['first-login', 'expired', 'weak'] satisfies ChangeReason[]
const REASON = 'reason'

/** Where to go after signing in: carried over from page to page until then. */
const DESTINATIONS = ['redirectUrl', 'backUrl'] as const

const destinationsOf = (search: string): [string, string][] => {
  const query = new URLSearchParams(search)
  return DESTINATIONS.flatMap(name => {
    const value = query.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
}

const withParameters = (path: string, parameters: [string, string][]): string => {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}

export { documentPath, pagePaths as paths } from '@foyer/contract/page-paths'

/** The login page, with the destinations of the current address. `wanted`: the address to come back to if it names none. */
export const loginFrom = (search: string, wanted?: string): string => {
  const named = destinationsOf(search)
  return withParameters(pagePaths.login, named.length === 0 && wanted !== undefined ? [['backUrl', wanted]] : named)
}

/** Keeps the destinations when the player switches between signing in, registering and password recovery. */
export const keepDestination = (to: string, from: { readonly pathname: string; readonly search: string }): string => {
  const isEntry = (path: string) => path === pagePaths.login || path === pagePaths.register || path === pagePaths.forgotPassword
  return isEntry(to) && isEntry(from.pathname) ? withParameters(to, destinationsOf(from.search)) : to
}

/** The forced password change, with the destinations of the current address. `path` is the merchant's. */
export const changePasswordFor = (path: string, reason: ChangeReason, search: string): string =>
  withParameters(path, [[REASON, reason], ...destinationsOf(search)])

/** The reason in an address of the change-password page. */
export const changeReasonIn = (search: string): ChangeReason | null => {
  const reason = new URLSearchParams(search).get(REASON)
  return reason && REASONS.includes(reason) ? (reason as ChangeReason) : null
}
