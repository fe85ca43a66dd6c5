import type { PageMerchant } from '@foyer/contract/page'
import { findRoute, type Route } from './route.ts'

/** Every page but the not-found page. The whole URL tree of the product. */
export const routes: readonly Route[] = [
  {
    path: '/m/home',
    aliases: ['/', '/m', '/m/index', '/m/index.html'],
    setting: 'home',
    access: 'public',
    catalogues: ['play'],
    content: ['vendors', 'banners', 'shortcuts'],
    tab: 'home',
    module: 'src/features/home/home-page.tsx',
    load: async () => ({ Page: (await import('#features/home/home-page.tsx')).HomePage }),
  },
  {
    path: '/m/games',
    access: 'public',
    catalogues: ['lobby', 'play'],
    content: ['vendors'],
    module: 'src/features/lobby/lobby-page.tsx',
    load: async () => ({ Page: (await import('#features/lobby/lobby-page.tsx')).LobbyPage }),
  },
  {
    path: '/m/activity',
    access: 'public',
    needsQuery: true,
    isOffered: ({ filled }) => filled.includes('activities'),
    catalogues: ['activities', 'errors'],
    content: ['activities'],
    module: 'src/features/activity/activity-page.tsx',
    load: async () => ({ Page: (await import('#features/activity/activity-page.tsx')).ActivityPage }),
  },
  {
    path: '/m/login',
    access: 'visitor',
    catalogues: ['identity', 'errors'],
    module: 'src/features/login/login-page.tsx',
    load: async () => ({ Page: (await import('#features/login/login-page.tsx')).LoginPage }),
  },
  {
    path: '/m/register',
    aliases: ['/m/register.html'],
    access: 'visitor',
    catalogues: ['identity', 'errors'],
    module: 'src/features/register/register-page.tsx',
    load: async () => ({ Page: (await import('#features/register/register-page.tsx')).RegisterPage }),
  },
  {
    path: '/m/forgotPassword',
    access: 'public',
    catalogues: ['identity', 'errors'],
    module: 'src/features/recovery/recovery-page.tsx',
    load: async () => ({ Page: (await import('#features/recovery/recovery-page.tsx')).RecoveryPage }),
  },
  {
    path: '/m/changePsw',
    setting: 'changePassword',
    access: 'member',
    shape: 'form',
    catalogues: ['identity', 'errors'],
    module: 'src/features/change-password/change-password-page.tsx',
    load: async () => ({ Page: (await import('#features/change-password/change-password-page.tsx')).ChangePasswordPage }),
  },
  {
    path: '/m/member/home',
    access: 'member',
    catalogues: ['identity', 'benefits', 'wallet', 'errors'],
    tab: 'member',
    module: 'src/features/member/member-home-page.tsx',
    load: async () => ({ Page: (await import('#features/member/member-home-page.tsx')).MemberHomePage }),
  },
  {
    path: '/m/member/benefits',
    access: 'member',
    catalogues: ['benefits', 'wallet', 'errors'],
    module: 'src/features/benefits/benefits-page.tsx',
    load: async () => ({ Page: (await import('#features/benefits/benefits-page.tsx')).BenefitsPage }),
  },
  {
    path: '/m/member/security',
    access: 'member',
    shape: 'lists',
    catalogues: ['security', 'identity', 'wallet', 'errors'],
    module: 'src/features/security/security-page.tsx',
    load: async () => ({ Page: (await import('#features/security/security-page.tsx')).SecurityPage }),
  },
  {
    path: '/m/member/account',
    access: 'member',
    catalogues: ['wallet', 'security', 'identity', 'errors'],
    module: 'src/features/account/account-page.tsx',
    load: async () => ({ Page: (await import('#features/account/account-page.tsx')).AccountPage }),
  },
  {
    path: '/m/voucherCenter',
    access: 'member',
    shape: 'form',
    catalogues: ['wallet', 'security', 'identity', 'errors'],
    module: 'src/features/voucher-center/voucher-center-page.tsx',
    load: async () => ({ Page: (await import('#features/voucher-center/voucher-center-page.tsx')).VoucherCenterPage }),
  },
  {
    path: '/m/member/statement',
    access: 'member',
    shape: 'lists',
    catalogues: ['wallet'],
    module: 'src/features/statement/statement-page.tsx',
    load: async () => ({ Page: (await import('#features/statement/statement-page.tsx')).StatementPage }),
  },
  {
    path: '/m/messages',
    access: 'public',
    isOffered: ({ filled }) => filled.includes('announcements'),
    catalogues: [],
    module: 'src/features/announcements/messages-page.tsx',
    load: async () => ({ Page: (await import('#features/announcements/messages-page.tsx')).MessagesPage }),
  },
  {
    path: '/m/inviteFriends',
    access: 'public',
    catalogues: ['referral', 'errors'],
    content: ['referral'],
    module: 'src/features/invite/invite-page.tsx',
    load: async () => ({ Page: (await import('#features/invite/invite-page.tsx')).InvitePage }),
  },
  {
    path: '/m/playSafely',
    access: 'public',
    catalogues: ['safeplay', 'errors'],
    module: 'src/features/play-safely/play-safely-page.tsx',
    load: async () => ({ Page: (await import('#features/play-safely/play-safely-page.tsx')).PlaySafelyPage }),
  },
  {
    // Starts a game, and leads to its other address, which shows it.
    path: '/m/launchGame',
    aliases: ['/m/game'],
    // Visitors may try games; for a real one the page sends them to sign in.
    access: 'public',
    needsQuery: true,
    catalogues: ['game', 'play', 'wallet', 'errors'],
    frame: 'bare',
    module: 'src/features/play/play-page.tsx',
    load: async () => ({ Page: (await import('#features/play/play-page.tsx')).PlayPage }),
  },
  {
    path: '/m/agentRegister',
    access: 'agent',
    catalogues: ['referral', 'identity', 'errors'],
    module: 'src/features/agent/agent-page.tsx',
    load: async () => ({ Page: (await import('#features/agent/agent-page.tsx')).AgentPage }),
  },
  {
    path: '/m/chat',
    access: 'member',
    isOffered: ({ settings }) => settings.chat !== null,
    catalogues: ['chat', 'errors'],
    content: ['chat'],
    // The field for the next message stands where other pages have bars.
    frame: 'bare',
    module: 'src/features/chat/chat-page.tsx',
    load: async () => ({ Page: (await import('#features/chat/chat-page.tsx')).ChatPage }),
  },
  {
    path: '/m/support',
    access: 'public',
    catalogues: ['chat'],
    module: 'src/features/support/support-page.tsx',
    load: async () => ({ Page: (await import('#features/support/support-page.tsx')).SupportPage }),
  },
]

/** Answers every path without a route, with status 404. */
export const notFound: Route = {
  path: '/m/not-found',
  access: 'public',
  catalogues: [],
  module: 'src/features/not-found/not-found-page.tsx',
  load: async () => ({ Page: (await import('#features/not-found/not-found-page.tsx')).NotFoundPage }),
}

/** The route that answers `path` for this merchant; `notFound` if the merchant has no page there. Without a merchant, all pages of the product count. */
export const routeOf = (path: string, merchant?: PageMerchant): Route => findRoute(routes, path, merchant) ?? notFound
