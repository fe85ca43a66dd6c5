import { and, desc, eq, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts } from '#money/schema.ts'
import { playCredits } from './schema.ts'

export type PlayCredit = typeof playCredits.$inferSelect
export type NewPlayCredit = Pick<PlayCredit, 'merchant' | 'memberId' | 'transferId' | 'amount' | 'needed' | 'endsAt'> &
  Pick<PlayCredit, 'highestStake' | 'weights' | 'otherWeight'>

export interface PlayCreditStore {
  /** The member's credit that has neither been released nor lapsed. */
  openOf(owner: Owner): Promise<PlayCredit | undefined>
  /** All of a member, the latest first. */
  ofMember(owner: Owner, limit: number): Promise<readonly PlayCredit[]>
  /** False where the member has an open one. In a unit of work, after its grant. */
  add(credit: NewPlayCredit): Promise<boolean>
  /** Says what became of it; false where that is said. In a unit of work, with its movement. */
  end(credit: Pick<PlayCredit, 'merchant' | 'transferId'>, state: 'released' | 'lapsed', at: Date): Promise<boolean>
  /** Members with an open credit with which there is something to do: new lines to count, enough staked, or its time is over. By id, after one. */
  due(merchant: string, at: Date, after: string, limit: number): Promise<readonly string[]>
}

export const playCreditStore = (db: Database): PlayCreditStore => ({
  async openOf({ merchant, memberId }) {
    const [open] = await db
      .select()
      .from(playCredits)
      .where(and(eq(playCredits.merchant, merchant), eq(playCredits.memberId, memberId), sql`${playCredits.state} = 'open'`))
    return open
  },

  ofMember: ({ merchant, memberId }, limit) =>
    db
      .select()
      .from(playCredits)
      .where(and(eq(playCredits.merchant, merchant), eq(playCredits.memberId, memberId)))
      .orderBy(desc(playCredits.transferId))
      .limit(limit),

  async add(credit) {
    const added = await db.insert(playCredits).values(credit).onConflictDoNothing().returning({ id: playCredits.transferId })
    return added.length === 1
  },

  async end({ merchant, transferId }, state, at) {
    const ended = await db
      .update(playCredits)
      .set({ state, endedAt: at })
      .where(and(eq(playCredits.merchant, merchant), eq(playCredits.transferId, transferId), sql`${playCredits.state} = 'open'`))
      .returning({ id: playCredits.transferId })
    return ended.length === 1
  },

  async due(merchant, at, after, limit) {
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`
      select c.member_id as id
      from ${playCredits} c
      join ${members} m on m.merchant = ${merchant} and m.id = c.member_id
      join ${accounts} a on a.merchant = ${merchant} and a.member_id = c.member_id and a.kind = 'main'
      where c.merchant = ${merchant} and c.state = 'open' and c.member_id > ${after}
        and (c.ends_at <= ${at.toISOString()}::timestamptz or c.staked >= c.needed or a.version > m.counted_version)
      order by c.member_id limit ${limit}`,
    )
    return rows.map(({ id }) => id)
  },
})
