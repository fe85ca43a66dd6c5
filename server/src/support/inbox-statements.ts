import { sql } from 'drizzle-orm'
import type { InboxSource } from '#kernel/inbox-source.ts'
import { chatMessages, chatThreads } from './chat/schema.ts'
import { feedback } from './feedback/schema.ts'

/** So much of an answer is shown, characters. */
const BEGINNING = 120

/** The last answer of the product's own chat. It is new until the chat was opened, whenever the inbox was seen. */
export const inboxChat: InboxSource<'chat'> = {
  isAt: ({ settings }) => settings.chat === 'desk',
  rows: ({ merchant, memberId, since }) => sql`
    select 'last' as id, m.at, t.member_unread > 0 as is_new, jsonb_build_object('text', left(m.text, ${BEGINNING}::int)) as said
    from ${chatThreads} t
    cross join lateral (
      select at, text from ${chatMessages}
      where merchant = ${merchant} and member_id = t.member_id and by = 'support' order by seq desc limit 1
    ) as m
    where t.merchant = ${merchant} and t.member_id = ${memberId} and m.at > ${since}`,
}

/** Answers to the member’s feedback. */
export const inboxFeedback: InboxSource<'feedback'> = {
  rows: ({ merchant, memberId, since, seenTo }) => sql`
    select id::text as id, answered_at as at, answered_at > ${seenTo} as is_new, jsonb_build_object('text', left(answer, ${BEGINNING}::int)) as said
    from ${feedback}
    where merchant = ${merchant} and member_id = ${memberId} and answered_at > ${since}`,
}
