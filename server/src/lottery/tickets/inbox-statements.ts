import { sql } from 'drizzle-orm'
import type { InboxSource } from '#kernel/inbox-source.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryTickets } from '#lottery/schema/tickets.ts'

/** The draws that the member had tickets of, once all prizes are paid or all tickets paid back, which takes less than a day. */
export const inboxDraws: InboxSource<'draw'> = {
  isAt: ({ content }) => content.lotteries !== undefined,
  rows: ({ merchant, memberId, since, seenTo }) => sql`
    select d.id, d.settled_at as at, d.settled_at > ${seenTo} as is_new, jsonb_build_object(
      'draw', d.id, 'lottery', d.name, 'tickets', t.tickets, 'paid', t.paid, 'prize', t.prize,
      'state', case when t.prize > 0 then 'won' when d.state = 'void' then 'refunded' else 'lost' end) as said
    from (
      select draw_id, count(*) as tickets, sum(price) as paid, coalesce(sum(prize), 0) as prize from ${lotteryTickets}
      where merchant = ${merchant} and member_id = ${memberId} and settled_at > ${since} - interval '1 day'
      group by draw_id
    ) as t
    join ${lotteryDraws} d on d.merchant = ${merchant} and d.id = t.draw_id and d.settled_at > ${since}`,
}
