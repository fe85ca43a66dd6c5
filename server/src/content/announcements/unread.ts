import type { Caller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { messagesFor, withoutPromotionsInPause } from './audience.ts'
import { sentTo } from './sent-to.ts'

/** The announcements that the member has read; undefined for visitors, whose browser knows it. */
export const readBy = async (
  { announcementReads }: Pick<Stores, 'announcementReads'>,
  { merchant, session }: Pick<Caller, 'merchant' | 'session'>,
): Promise<ReadonlySet<string> | undefined> => session && announcementReads.ofMember({ merchant: merchant.code, memberId: session.member.id })

/** How many announcements of all that the member may see are not read. */
export const unreadCount = async (
  stores: Pick<Stores, 'safePlay' | 'sentAnnouncements'>,
  caller: Pick<Caller, 'merchant' | 'session' | 'language'>,
  read: ReadonlySet<string>,
  now: Date,
): Promise<number> => {
  const unread = messagesFor(caller, now).filter(({ id }) => !read.has(id))
  const sent = (await sentTo(stores, caller, now)).filter(({ id }) => !read.has(id))
  return sent.length + (await withoutPromotionsInPause(stores, caller.session, unread, now)).length
}
