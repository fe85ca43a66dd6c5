import { pagePaths } from '@foyer/contract/page-paths'
import type { NoticeListener } from '#account/security-message.ts'
import type { Deps } from '#kernel/deps.ts'
import { queuePushTo } from './queue-push.ts'

/** The page that a push about the account's safety opens. */
const SECURITY_PAGE = pagePaths.memberSecurity

/** What a member is notified of about the safety of the account, their devices show too. */
export const pushNotice = (deps: Pick<Deps, 'clock' | 'newId'>): NoticeListener => {
  const push = queuePushTo(deps)
  return (unit, { merchant, id }, what) =>
    push(unit, { merchant, memberId: id }, { kind: 'security', says: { text: what, values: {} }, path: SECURITY_PAGE })
}
