import { lazy, Suspense } from 'react'
import type { TabProps } from '#pages/members/member.ts'
import { Waiting } from '#ui/states.tsx'

/** The parts of a member's page, in the order of their keys. */
export const MEMBER_TABS = [
  'overview',
  'money',
  'play',
  'sessions',
  'security',
  'limits',
  'rewards',
  'messages',
  'notes',
  'invited',
  'data',
  'staff',
] as const
export type MemberTabName = (typeof MEMBER_TABS)[number]

const tabs = {
  overview: lazy(async () => ({ default: (await import('./overview-tab.tsx')).OverviewTab })),
  money: lazy(async () => ({ default: (await import('./money-tab.tsx')).MoneyTab })),
  play: lazy(async () => ({ default: (await import('./play-tab.tsx')).PlayTab })),
  sessions: lazy(async () => ({ default: (await import('./sessions-tab.tsx')).SessionsTab })),
  security: lazy(async () => ({ default: (await import('./security-tab.tsx')).SecurityTab })),
  limits: lazy(async () => ({ default: (await import('./limits-tab.tsx')).LimitsTab })),
  rewards: lazy(async () => ({ default: (await import('./rewards-tab.tsx')).RewardsTab })),
  messages: lazy(async () => ({ default: (await import('./messages-tab.tsx')).MessagesTab })),
  notes: lazy(async () => ({ default: (await import('./notes-tab.tsx')).NotesTab })),
  invited: lazy(async () => ({ default: (await import('./invited-tab.tsx')).InvitedTab })),
  data: lazy(async () => ({ default: (await import('./data-tab.tsx')).DataTab })),
  staff: lazy(async () => ({ default: (await import('./staff-tab.tsx')).StaffTab })),
} satisfies Readonly<Record<MemberTabName, unknown>>

/** Each part is loaded when it is opened. */
export const MemberTab = ({ name, ...props }: TabProps & { name: MemberTabName }) => {
  const Tab = tabs[name]
  return (
    <Suspense fallback={<Waiting rows={8} />}>
      <Tab {...props} />
    </Suspense>
  )
}
