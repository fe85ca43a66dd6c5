import { sql } from 'drizzle-orm'
import { auditEvents, isForInbox } from '#kernel/audit/schema.ts'
import type { InboxSource } from '#kernel/inbox-source.ts'

/** What of the safety of the account the member should know. */
export const inboxSecurity: InboxSource<'security'> = {
  rows: ({ merchant, memberId, since, seenTo }) => sql`
    select ${auditEvents.id}::text as id, at, at > ${seenTo} as is_new, jsonb_build_object('event', event) as said
    from ${auditEvents}
    where ${auditEvents.merchant} = ${merchant} and ${auditEvents.memberId} = ${memberId} and at > ${since}
      and ${isForInbox(auditEvents.event)}`,
}
