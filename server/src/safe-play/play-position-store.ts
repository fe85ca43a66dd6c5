import { sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { functionName } from '#kernel/db/function-call.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, moneyEvents } from '#money/schema.ts'
import { momentOf } from './limit-store.ts'
import { usedAt, gamesSince } from './limit-use-statements.ts'
import type { PlayPosition, PlaySums } from './play-pause.ts'
import { playLimits } from './schema.ts'

/** How long members play, and what they won and lost meanwhile. */
export interface PlayPositions {
  /** Adds to what was used of the limits on time. */
  addTime(owner: Owner, seconds: number, at: Date): Promise<void>
  positionOf(owner: Owner): Promise<PlayPosition>
  sumsSince(owner: Owner, since: Date): Promise<PlaySums>
}

export const playPositions = (db: Database): PlayPositions => ({
  async addTime({ merchant, memberId }, seconds, at) {
    const now = momentOf(at)
    // Locked in the order of the gates, so that a bet and this do not wait for each other.
    await db.execute(sql`
        with own as materialized (
          select kind as k, period as p from ${playLimits} where merchant = ${merchant} and member_id = ${memberId} and kind = 'time' order by kind, period for update
        )
        update ${playLimits} set used = ${usedAt(now)} + ${seconds}, since = greatest(since, ${functionName('play_since')}(period, zone, ${now}))
        from own where merchant = ${merchant} and member_id = ${memberId} and kind = k and period = p`)
  },

  async positionOf({ merchant, memberId }) {
    const [found] = await rowsOf<Record<keyof PlayPosition, number | string>>(
      db,
      sql`
        select m.deposited_amount as "paidIn",
          (select coalesce(sum(amount), 0) from ${moneyEvents} where merchant = ${merchant} and member_id = ${memberId} and event = 'withdraw') as "takenOut",
          (select coalesce(sum(balance), 0) from ${accounts} where merchant = ${merchant} and member_id = ${memberId} and kind in ('main', 'held')) as here
        from ${members} m where m.merchant = ${merchant} and m.id = ${memberId}`,
    )
    return { paidIn: Number(found?.paidIn ?? 0), takenOut: Number(found?.takenOut ?? 0), here: Number(found?.here ?? 0) }
  },

  async sumsSince(owner, since) {
    const [found] = await rowsOf<Record<keyof PlaySums, number | string>>(
      db,
      sql`
        select coalesce(-sum(e.amount) filter (where t.kind <> 'win'), 0) as staked, coalesce(sum(e.amount) filter (where t.kind = 'win'), 0) as won
        ${gamesSince(owner, momentOf(since))}`,
    )
    return { staked: Number(found?.staked ?? 0), won: Number(found?.won ?? 0) }
  },
})
