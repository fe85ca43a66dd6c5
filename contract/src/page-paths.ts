import type { LegalDocument } from './legal/documents.ts'

// The addresses of pages that something leads to (spec 1 §2, spec 2 §2). Whoever needs one takes it from here; a test refuses others. The table of all pages is
// `web/src/app/routes/routes.ts`. No schemas here: the web reads it at run time.

export const HOME_PATH = '/m/home'
export const NOT_FOUND_PATH = '/m/not-found'

/** Besides home and the page that changes the password, which have addresses by merchant: `settings.paths`. */
export const pagePaths = {
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
