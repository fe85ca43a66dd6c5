import { sql, type SQL } from 'drizzle-orm'
import { slot } from '#kernel/db/prepared.ts'
import { chatMessages, chatPictures, chatThreads } from './schema.ts'

const message = (name: keyof typeof chatMessages.$inferSelect) => slot(name, chatMessages[name])

/**
 * Adds a message as the next of its chat, and returns its number; no row if a message of this sender has the same client id. Two that come
 * at the same time wait for each other at the chat's row; the second then fails by the unique client id, and with it the whole statement.
 */
export const adding = (): SQL => sql`
  with thread as (
    insert into ${chatThreads} (merchant, member_id, last_seq, last_at, member_unread, support_unread, waiting_since)
    select ${message('merchant')}, ${message('memberId')}, 1, ${message('at')},
      ${slot('memberUnread', chatThreads.memberUnread)}::integer, ${slot('supportUnread', chatThreads.supportUnread)}::integer,
      case when ${slot('supportUnread', chatThreads.supportUnread)}::integer > 0 then ${message('at')}::timestamptz end
    where not exists (
      select from ${chatMessages} where merchant = ${message('merchant')} and member_id = ${message('memberId')}
        and by = ${message('by')} and client_id = ${message('clientId')})
    on conflict (merchant, member_id) do update set
      last_seq = ${chatThreads.lastSeq} + 1, last_at = excluded.last_at,
      member_unread = ${chatThreads.memberUnread} + excluded.member_unread,
      support_unread = ${chatThreads.supportUnread} + excluded.support_unread,
      -- An answer ends the waiting; that of the merchant's own questions does not.
      waiting_since = case when ${slot('answers', chatThreads.memberUnread)}::integer > 0 then null else coalesce(${chatThreads.waitingSince}, excluded.waiting_since) end
    returning merchant, member_id, last_seq
  ), message as (
    insert into ${chatMessages} (merchant, member_id, seq, by, client_id, at, text, picture)
    select merchant, member_id, last_seq, ${message('by')}, ${message('clientId')}, ${message('at')}::timestamptz, ${message('text')},
      ${message('picture')}::jsonb
    from thread
    returning merchant, member_id, seq
  ), picture as (
    insert into ${chatPictures} (merchant, member_id, seq, image)
    select merchant, member_id, seq, ${slot('image', chatPictures.image)}::bytea from message
    where ${slot('image', chatPictures.image)}::bytea is not null
  )
  select seq from message`
