import { sql } from 'drizzle-orm'
import { gameRounds } from '#games/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { lotteryTickets } from '#lottery/schema/tickets.ts'
import { accounts } from '#money/schema.ts'
import { payments } from '#payments/schema.ts'

/** What of a member is not settled yet, in the tables of all subjects. */
export interface UnsettledStore {
  /** What keeps the account from being closed, all at the same moment; money in the smallest unit, rounds that began after `since`. */
  of(
    merchant: string,
    id: string,
    since: Date,
  ): Promise<{ readonly money: number; readonly deposits: number; readonly rounds: number; readonly tickets: number }>
}

export const unsettledStore = (db: Database): UnsettledStore => ({
  async of(merchant, id, since) {
    const [found] = await rowsOf<Record<'money' | 'deposits' | 'rounds' | 'tickets', number | string>>(
      db,
      sql`select
        (select coalesce(sum(balance), 0) from ${accounts} where merchant = ${merchant} and member_id = ${id} and kind in ('main', 'held')) as money,
        (select count(*) from ${payments} where merchant = ${merchant} and member_id = ${id} and kind = 'deposit' and state in ('created', 'pending')) as deposits,
        (select count(*) from ${gameRounds} where merchant = ${merchant} and member_id = ${id} and began_at > ${since} and state = 'open') as rounds,
        (select count(*) from ${lotteryTickets} where merchant = ${merchant} and member_id = ${id} and state = 'sold') as tickets`,
    )
    if (!found) throw new Error('a select without a table returned no row')
    return { money: Number(found.money), deposits: Number(found.deposits), rounds: Number(found.rounds), tickets: Number(found.tickets) }
  },
})
