import { sql, type SQL } from 'drizzle-orm'
import type { InboxBounds, InboxReader } from '#kernel/inbox-source.ts'
import type { KeptAnnouncement } from './content.ts'
import { announcementReads, announcementRecipients, sentAnnouncements } from './schema.ts'

/** The announcements that run, which are new until they were read, because one may be published long after its date; and what was sent to the reader alone. */
export const newsRows = ({ caller, isPaused }: InboxReader, running: readonly KeptAnnouncement[], { since, seenTo }: InboxBounds): SQL => {
  const { merchant, session } = caller
  const written = JSON.stringify(running.map(({ id, from }) => ({ id, at: from ?? new Date(0) })))
  const published = sql`
    select news.id, news.at, null::jsonb as said, not exists (
      select 1 from ${announcementReads} r where r.merchant = ${merchant.code} and r.member_id = ${session.member.id} and r.announcement_id = news.id
    ) as is_new
    from jsonb_to_recordset(${written}::jsonb) as news(id text, at timestamptz)`
  const sent = sql`
    select s.id, r.at, jsonb_build_object('words', s.words, 'path', s.path, 'at', r.at) as said, r.at > ${seenTo} as is_new
    from ${announcementRecipients} r
    join ${sentAnnouncements} s on s.merchant = ${merchant.code} and s.id = r.announcement_id
    where r.merchant = ${merchant.code} and r.member_id = ${session.member.id} and r.at > ${since}`
  // All that is sent draws to playing.
  return isPaused ? published : sql`${published} union all ${sent}`
}
