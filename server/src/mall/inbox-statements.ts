import { sql } from 'drizzle-orm'
import type { InboxSource } from '#kernel/inbox-source.ts'
import { mallOrders } from './schema.ts'

/** What became of the member’s orders. */
export const inboxOrders: InboxSource<'order'> = {
  rows({ caller: { merchant, session } }, { since, seenTo }) {
    if (!merchant.content.mall) return undefined
    return sql`
      select id::text as id, changed_at as at, changed_at > ${seenTo} as is_new, jsonb_build_object('order', id, 'name', name, 'state', state) as said
      from ${mallOrders}
      where merchant = ${merchant.code} and member_id = ${session.member.id} and changed_at > ${since} and state <> 'ordered'`
  },
}
