import { sql } from 'drizzle-orm'
import type { InboxSource } from '#kernel/inbox-source.ts'
import { mallOrders } from './schema.ts'

/** What became of the member’s orders. */
export const inboxOrders: InboxSource<'order'> = {
  isAt: ({ content }) => content.mall !== undefined,
  rows: ({ merchant, memberId, since, seenTo }) => sql`
    select id::text as id, changed_at as at, changed_at > ${seenTo} as is_new, jsonb_build_object('order', id, 'name', name, 'state', state) as said
    from ${mallOrders}
    where merchant = ${merchant} and member_id = ${memberId} and changed_at > ${since} and state <> 'ordered'`,
}
