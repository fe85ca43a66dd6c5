import { sql } from 'drizzle-orm'
import type { CountedBets } from '#account/member/added-member.ts'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Member } from '#kernel/member.ts'
import { accounts } from '#money/schema.ts'

/** What the ledger and the games say of a member's play. */
export interface MemberPlayStore {
  /**
   * Counts further bets from the ledger, at most 10,000 lines of the main account after `countedVersion`; undefined where nothing is new, or where
   * another call has counted on from there. A line has its number by the order in which the account was changed, so none comes later with a lower one.
   * The same lines are added to the member's days, which begin at midnight in `zone`.
   */
  countBets(merchant: string, id: string, countedVersion: number, zone?: string): Promise<Pick<Member, CountedBets> | undefined>
  /** Closed accounts that have money all the same, which nobody but staff can pay out. In the smallest unit. */
  stranded(
    merchant: string,
  ): Promise<readonly { readonly id: string; readonly username: string; readonly closedAt: Date; readonly main: number; readonly held: number }[]>
}

const countFunction = databaseFunction(
  'bets_count',
  { merchant: 'text', member_id: 'text', counted_version: 'bigint', zone: 'text' },
  { bet_count: 'bigint', staked_amount: 'bigint', counted_to: 'bigint' },
)

export const memberPlayStore = (db: Database): MemberPlayStore => {
  const count = countFunction(db)
  return {
    async countBets(merchant, id, countedVersion, zone = 'UTC') {
      const [counted] = await count({ merchant, member_id: id, counted_version: countedVersion, zone })
      return counted && { betCount: counted.bet_count, stakedAmount: counted.staked_amount, countedVersion: counted.counted_to }
    },

    async stranded(merchant) {
      const found = await rowsOf<{ id: string; username: string; closedAt: Date | string; main: number | string; held: number | string }>(
        db,
        sql`
      select m.id, m.username, m.closed_at as "closedAt", coalesce(sum(a.balance) filter (where a.kind = 'main'), 0) as main,
        coalesce(sum(a.balance) filter (where a.kind = 'held'), 0) as held
      from ${members} m join ${accounts} a on a.merchant = ${merchant} and a.member_id = m.id and a.kind in ('main', 'held') and a.balance > 0
      where m.merchant = ${merchant} and m.closed_at is not null group by m.id, m.username, m.closed_at order by m.closed_at`,
      )
      return found.map(({ closedAt, main, held, ...rest }) => ({ ...rest, closedAt: new Date(closedAt), main: Number(main), held: Number(held) }))
    },
  }
}
