import { sql } from 'drizzle-orm'
import { lotteryTickets } from '#lottery/schema/tickets.ts'
import type { MemberGroup } from '#push/schema.ts'

/** Who bought tickets of a draw. */
export const buyersOfDraw: MemberGroup = (merchant, draw) =>
  sql`select t.member_id from ${lotteryTickets} t where t.merchant = ${merchant} and t.draw_id = ${draw}`
