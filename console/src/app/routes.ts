import type { Permission } from '@foyer/contract/ops/permissions'
import type { ComponentType } from 'react'
import type { PageName } from '#frame/paths.ts'
import type { CatalogueName } from '#texts/catalogues.ts'
import type { Texts } from '#texts/keys.gen.ts'
import type { IconName } from '#ui/icon-paths.ts'

/** Everything that the console needs to know about a page. Side, tab bar, palette, keys and loading follow from it. */
export interface Route {
  /** As wouter reads it; what a page shows inside has an address below its own: `/approvals/:id?`. */
  readonly path: '/' | `/${PageName}${'' | `/${string}`}`
  /** Its name in the catalogue `shell`. */
  readonly title: keyof Texts['shell'] & `page_${string}`
  readonly icon: IconName
  /** The letter that opens it after G. */
  readonly key: string
  /** Who sees it: those who may do this at a chosen merchant, or in the house. */
  readonly permission: Permission | 'signed-in'
  /** `foot`: what is about the house, below the others. `me`: one’s own, reached from one’s name. */
  readonly place: 'side' | 'foot' | 'me'
  /** It has a place in the tab bar of a phone; the first three that a person may see get one, beside Find and More. */
  readonly tab?: true
  /** The texts that it speaks from, besides `shell`, `ui` and `errors`. */
  readonly catalogues: readonly CatalogueName[]
  readonly load: () => Promise<ComponentType>
}

/** Every page, in the order of the side. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: 'page_today',
    icon: 'today',
    key: 't',
    permission: 'signed-in',
    place: 'side',
    tab: true,
    catalogues: ['today', 'approvals'],
    load: async () => (await import('#pages/today/today-page.tsx')).TodayPage,
  },
  {
    path: '/members/:merchant?/:id?/:tab?',
    title: 'page_members',
    icon: 'members',
    key: 'm',
    permission: 'members.read',
    place: 'side',
    tab: true,
    catalogues: ['members'],
    load: async () => (await import('#pages/members/members-page.tsx')).MembersPage,
  },
  {
    path: '/approvals/:merchant?/:id?',
    title: 'page_approvals',
    icon: 'approvals',
    key: 'a',
    permission: 'approvals.read',
    place: 'side',
    tab: true,
    catalogues: ['approvals'],
    load: async () => (await import('#pages/approvals/approvals-page.tsx')).ApprovalsPage,
  },
  {
    path: '/payments/:part?/:merchant?/:id?',
    title: 'page_payments',
    icon: 'payments',
    key: 'p',
    permission: 'payments.read',
    place: 'side',
    tab: true,
    catalogues: ['payments'],
    load: async () => (await import('#pages/payments/payments-page.tsx')).PaymentsPage,
  },
  {
    path: '/ledger/:part?/:id?/:more?',
    title: 'page_ledger',
    icon: 'ledger',
    key: 'l',
    permission: 'ledger.read',
    place: 'side',
    tab: true,
    catalogues: ['ledger'],
    load: async () => (await import('#pages/ledger/ledger-page.tsx')).LedgerPage,
  },
  {
    path: '/games/:part?/:merchant?/:id?/:more?',
    title: 'page_games',
    icon: 'games',
    key: 'b',
    permission: 'games.read',
    place: 'side',
    catalogues: ['games'],
    load: async () => (await import('#pages/games/games-page.tsx')).GamesPage,
  },
  {
    path: '/inbox/:part?/:merchant?/:id?',
    title: 'page_inbox',
    icon: 'inbox',
    key: 'i',
    permission: 'inbox.read',
    place: 'side',
    tab: true,
    catalogues: ['inbox'],
    load: async () => (await import('#pages/inbox/inbox-page.tsx')).InboxPage,
  },
  {
    path: '/content/:kind?/:view?',
    title: 'page_content',
    icon: 'content',
    key: 'c',
    permission: 'content.read',
    place: 'side',
    tab: true,
    catalogues: ['content'],
    load: async () => (await import('#pages/content/content-page.tsx')).ContentPage,
  },
  {
    path: '/campaigns/:merchant?/:id?',
    title: 'page_campaigns',
    icon: 'campaigns',
    key: 'w',
    permission: 'campaigns.read',
    place: 'side',
    catalogues: ['campaigns'],
    load: async () => (await import('#pages/campaigns/campaigns-page.tsx')).CampaignsPage,
  },
  {
    path: '/agents/:merchant?/:id?',
    title: 'page_agents',
    icon: 'agents',
    key: 'n',
    permission: 'agents.read',
    place: 'side',
    catalogues: ['agents'],
    load: async () => (await import('#pages/agents/agents-page.tsx')).AgentsPage,
  },
  {
    path: '/risk/:state?/:merchant?/:id?',
    title: 'page_risk',
    icon: 'risk',
    key: 'x',
    permission: 'risk.read',
    place: 'side',
    tab: true,
    catalogues: ['risk'],
    load: async () => (await import('#pages/risk/risk-page.tsx')).RiskPage,
  },
  {
    path: '/reports',
    title: 'page_reports',
    icon: 'reports',
    key: 'r',
    permission: 'reports.read',
    place: 'side',
    catalogues: ['reports'],
    load: async () => (await import('#pages/reports/reports-page.tsx')).ReportsPage,
  },
  {
    path: '/compliance/:part?/:merchant?/:id?',
    title: 'page_compliance',
    icon: 'compliance',
    key: 'o',
    permission: 'privacy.read',
    place: 'side',
    catalogues: ['compliance'],
    load: async () => (await import('#pages/compliance/compliance-page.tsx')).CompliancePage,
  },
  {
    path: '/staff/:part?/:id?',
    title: 'page_staff',
    icon: 'staff',
    key: 'f',
    permission: 'staff.read',
    place: 'foot',
    catalogues: ['staff'],
    load: async () => (await import('#pages/staff/staff-page.tsx')).StaffPage,
  },
  {
    path: '/tokens',
    title: 'page_tokens',
    icon: 'system',
    key: 'k',
    permission: 'signed-in',
    place: 'me',
    catalogues: ['staff'],
    load: async () => (await import('#pages/staff/tokens-page.tsx')).TokensPage,
  },
  {
    path: '/passkeys',
    title: 'page_passkeys',
    icon: 'staff',
    key: 'y',
    permission: 'signed-in',
    place: 'me',
    catalogues: ['staff'],
    load: async () => (await import('#pages/staff/passkeys-page.tsx')).PasskeysPage,
  },
  {
    path: '/audit',
    title: 'page_audit',
    icon: 'audit',
    key: 'u',
    permission: 'audit.read',
    place: 'foot',
    catalogues: ['audit'],
    load: async () => (await import('#pages/audit/audit-page.tsx')).AuditPage,
  },
  {
    path: '/system/:part?',
    title: 'page_system',
    icon: 'system',
    key: 's',
    permission: 'system.read',
    place: 'foot',
    catalogues: ['system'],
    load: async () => (await import('#pages/system/system-page.tsx')).SystemPage,
  },
]

/** The address of a page without what stands inside it. */
export const rootOf = ({ path }: Pick<Route, 'path'>): string => path.replace(/\/:.*$/, '') || '/'
