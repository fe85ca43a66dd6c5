import { sql } from 'drizzle-orm'
import type { InboxSource } from '#kernel/inbox-source.ts'
import { identityChecks } from './schema.ts'

/** What was decided of the member’s documents. */
export const inboxIdentity: InboxSource<'identity'> = {
  isAt: ({ content }) => content.identityChecks !== undefined,
  rows: ({ merchant, memberId, since, seenTo }) => sql`
    select id::text as id, decided_at as at, decided_at > ${seenTo} as is_new, jsonb_build_object('state', state) as said
    from ${identityChecks}
    where merchant = ${merchant} and member_id = ${memberId} and decided_at > ${since}`,
}
