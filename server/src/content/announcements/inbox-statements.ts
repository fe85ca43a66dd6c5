import { sql, type SQL } from 'drizzle-orm'
import type { InboxBounds } from '#kernel/inbox-source.ts'
import { announcementReads, announcementRecipients, sentAnnouncements } from './schema.ts'

/** An announcement that runs, as the statement is given it. */
export interface RunningNews {
  readonly id: string
  readonly at: Date
  readonly promotion: boolean
}

/**
 * The announcements that run (`news`, a list as JSON), which are new until they were read, because one may be published long after its date; and what was
 * sent to the reader alone, all of which draws to playing.
 */
export const newsRows = ({ merchant, memberId, since, seenTo, isPaused }: InboxBounds): SQL => sql`
  select news.id, news.at, null::jsonb as said, not exists (
    select 1 from ${announcementReads} r where r.merchant = ${merchant} and r.member_id = ${memberId} and r.announcement_id = news.id
  ) as is_new
  from jsonb_to_recordset(${sql.placeholder('news')}::jsonb) as news(id text, at timestamptz, promotion boolean)
  where not (news.promotion and ${isPaused})
  union all
  select s.id, r.at, jsonb_build_object('words', s.words, 'path', s.path, 'at', r.at) as said, r.at > ${seenTo} as is_new
  from ${announcementRecipients} r
  join ${sentAnnouncements} s on s.merchant = ${merchant} and s.id = r.announcement_id
  where r.merchant = ${merchant} and r.member_id = ${memberId} and r.at > ${since} and not ${isPaused}`
