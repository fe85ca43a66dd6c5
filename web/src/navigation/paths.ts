import type { LegalDocument } from '@foyer/contract/legal/documents'

/** Every address inside the product is built here (spec 1 §2, spec 2 §2). Home and change-password are merchant settings: `useSettings().paths`. */

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

export const paths = {
  login: '/m/login',
  register: '/m/register',
  forgotPassword: '/m/forgotPassword',
  memberHome: '/m/member/home',
  memberBenefits: '/m/member/benefits',
  memberSecurity: '/m/member/security',
  memberIdentity: '/m/member/identity',
  memberAccount: '/m/member/account',
  memberStatement: '/m/member/statement',
  voucherCenter: '/m/voucherCenter',
  withdraw: '/m/voucherCenter?tab=withdraw',
  /** One payment, followed until it ends; the provider's page leads back to a deposit's. */
  deposit: (id: string): string => `/m/voucherCenter?deposit=${id}`,
  withdrawal: (id: string): string => `/m/voucherCenter?withdrawal=${id}`,
  lotteries: '/m/lottery',
  playSafely: '/m/playSafely',
  /** The limits that a deposit was refused without; the way back leads to the deposit. */
  depositLimits: '/m/playSafely?for=deposit',
  launchGame: '/m/launchGame',
  game: '/m/game',
  games: '/m/games',
  rounds: '/m/games/history',
  rewardCenter: '/m/rewardCenter',
  leaderBoard: '/m/leaderBoard',
  messages: '/m/messages',
  inviteFriends: '/m/inviteFriends',
  agentRegister: '/m/agentRegister',
  chat: '/m/chat',
  feedback: '/m/feedback',
  mall: '/m/mall/mallHome',
  privacy: '/m/privacy',
  support: '/m/support',
} as const

/** A document of the house, on a page of its own. */
export const documentPath = (document: LegalDocument): string => `/m/${document}`

/** The login page, with the destinations of the current address. `wanted`: the address to come back to if it names none. */
export const loginFrom = (search: string, wanted?: string): string => {
  const named = destinationsOf(search)
  return withParameters(paths.login, named.length === 0 && wanted !== undefined ? [['backUrl', wanted]] : named)
}

/** Keeps the destinations when the player switches between signing in, registering and password recovery. */
export const keepDestination = (to: string, from: { readonly pathname: string; readonly search: string }): string => {
  const isEntry = (path: string) => path === paths.login || path === paths.register || path === paths.forgotPassword
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
