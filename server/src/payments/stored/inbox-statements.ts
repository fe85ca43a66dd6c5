import { sql } from 'drizzle-orm'
import type { InboxSource } from '#kernel/inbox-source.ts'
import { payments } from '#payments/schema.ts'

/** Deposits that arrived; withdrawals that are on their way, were paid out, or came back. */
export const inboxPayments: InboxSource<'payment'> = {
  rows: ({ merchant, memberId, since, seenTo }) => sql`
    select id, changed_at as at, changed_at > ${seenTo} as is_new,
      jsonb_build_object('payment', id, 'way', kind, 'state', state, 'amount', amount) as said
    from ${payments}
    where merchant = ${merchant} and member_id = ${memberId} and changed_at > ${since}
      and (state = 'paid' or kind = 'withdrawal' and state in ('sent', 'returned')) and taken_back is null`,
}
