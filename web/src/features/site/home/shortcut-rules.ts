import type { Shortcut } from '@foyer/contract/site/shortcuts-content'
import { referralPage } from '#blocks/referral/referral-page.ts'
import { paths } from '#navigation/paths.ts'

/** The types of members who see shortcuts: ordinary members and agents (spec 2 §5, Activity shortcut visibility). */
const SEEING: readonly number[] = [0, 1, 2]

export interface Viewer {
  /** The member's type; null for a visitor. */
  readonly type: number | null
  /** In the native app, on the home screen or in a PWA. */
  readonly insideApp: boolean
  /** The member is shown VIP benefits. */
  readonly ranked: boolean
}

/** Whether a shortcut is drawn (spec 2 §5, Activity shortcut visibility). The server leaves out the invitation where referral is off. */
export const isShown = (activity: Shortcut['activity'], { type, insideApp, ranked }: Viewer): boolean => {
  if (type !== null && !SEEING.includes(type)) return false
  if (activity === 'appDownload') return !insideApp
  if (activity === 'register') return type === null
  return activity !== 'member' || type === null || ranked
}

/** The pages that the product's own shortcuts lead to. */
const PAGES: Readonly<Partial<Record<Shortcut['activity'], (type: number | null) => string>>> = {
  register: () => paths.register,
  inviteFriends: referralPage,
  member: () => paths.memberBenefits,
}

/** Where a shortcut leads a member of this type, or a visitor (null); the app's download opens a window instead. */
export const linkageOf = ({ activity, icon: _icon, title: _title, ...linkage }: Shortcut, type: number | null) => {
  const url = PAGES[activity]?.(type)
  return url === undefined ? linkage : { url }
}
