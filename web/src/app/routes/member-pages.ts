import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import type { Route } from './route.ts'

// A file of its own, because the names of these pages' files would make up a good part of every first load.

/** Shown until it is known whether the player may see the page. */
export { PageSkeleton }

/** How the code of each page behind sign-in is loaded, by the path of its route. */
export const memberPages: Readonly<Record<string, NonNullable<Route['load']>>> = {
  '/m/games/history': async () => ({ Page: (await import('#features/games/rounds/rounds-page.tsx')).RoundsPage }),
  '/m/changePsw': async () => ({ Page: (await import('#features/account/change-password/change-password-page.tsx')).ChangePasswordPage }),
  '/m/member/home': async () => ({ Page: (await import('#features/profile/member-home/member-home-page.tsx')).MemberHomePage }),
  '/m/member/identity': async () => ({ Page: (await import('#features/identity-checks/identity-check-page.tsx')).IdentityCheckPage }),
  '/m/member/benefits': async () => ({ Page: (await import('#features/ranks/benefits-page.tsx')).BenefitsPage }),
  '/m/rewardCenter': async () => ({ Page: (await import('#features/rewards/reward-center/reward-center-page.tsx')).RewardCenterPage }),
  '/m/leaderBoard': async () => ({ Page: (await import('#features/rewards/missions/missions-page.tsx')).MissionsPage }),
  '/m/member/security': async () => ({ Page: (await import('#features/account/security/security-page.tsx')).SecurityPage }),
  '/m/member/account': async () => ({ Page: (await import('#features/profile/account/account-page.tsx')).AccountPage }),
  '/m/voucherCenter': async () => ({ Page: (await import('#features/payments/voucher-center-page.tsx')).VoucherCenterPage }),
  '/m/member/statement': async () => ({ Page: (await import('#features/money/statement-page.tsx')).StatementPage }),
  '/m/lottery/tickets': async () => ({ Page: (await import('#features/lottery/lottery-pages.tsx')).TicketsPage }),
  '/m/agentRegister': async () => ({ Page: (await import('#features/referral/agent/agent-page.tsx')).AgentPage }),
  '/m/chat': async () => ({ Page: (await import('#features/support/chat/chat-page.tsx')).ChatPage }),
  '/m/mall/mallHome': async () => ({ Page: (await import('#features/mall/mall-page.tsx')).MallPage }),
  '/m/feedback': async () => ({ Page: (await import('#features/support/feedback/feedback-page.tsx')).FeedbackPage }),
}
