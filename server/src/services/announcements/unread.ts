import type { Caller } from '#caller.ts'
import type { Stores } from '#stores/stores.ts'
import { executionsFor, liveOf } from './audience.ts'

/** The announcements that the member has read; undefined for visitors, whose browser knows it. */
export const readBy = async (
  { announcementReads }: Pick<Stores, 'announcementReads'>,
  { merchant, session }: Pick<Caller, 'merchant' | 'session'>,
): Promise<ReadonlySet<string> | undefined> => session && announcementReads.ofMember({ merchant: merchant.code, memberId: session.member.id })

/** How many announcements of all that the member may see are not read. */
export const unreadCount = ({ merchant, session }: Pick<Caller, 'merchant' | 'session'>, read: ReadonlySet<string>, now: Date): number => {
  const executions = executionsFor(session)
  const all = merchant.content.announcements?.byDate ?? []
  return liveOf(all, now).filter(one => executions.includes(one.execution) && !read.has(one.id)).length
}
