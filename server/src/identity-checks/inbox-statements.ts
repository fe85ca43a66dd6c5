import { sql } from 'drizzle-orm'
import type { InboxSource } from '#kernel/inbox-source.ts'
import { identityChecks } from './schema.ts'

/** What was decided of the member’s documents. */
export const inboxIdentity: InboxSource<'identity'> = {
  rows({ caller: { merchant, session } }, { since, seenTo }) {
    if (!merchant.content.identityChecks) return undefined
    return sql`
      select id::text as id, decided_at as at, decided_at > ${seenTo} as is_new, jsonb_build_object('state', state) as said
      from ${identityChecks}
      where merchant = ${merchant.code} and member_id = ${session.member.id} and decided_at > ${since}`
  },
}
