import { and, eq, gt, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { functionName } from '#kernel/db/function-call.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, moneyEvents } from '#money/schema.ts'
import { momentOf, usedAt, isOf, gamesSince, limitStore, type LimitStore } from './limit-store.ts'
import { playLimits, playPauses } from './schema.ts'

export interface PlayPause {
  readonly kind: 'break' | 'exclusion'
  readonly since: Date
  /** Null: without end. */
  readonly until: Date | null
  /** From when the member may play again; null while a self-exclusion was not ended by the member. */
  readonly endsAt: Date | null
}

/** A member's money since the account was opened, in the smallest unit. */
export interface PlayPosition {
  readonly paidIn: number
  readonly takenOut: number
  /** The balance, with what waits to be paid out. */
  readonly here: number
}

/** Bets and wins of a time, in the smallest unit; what was rolled back is in neither. */
export interface PlaySums {
  readonly staked: number
  readonly won: number
}

/** Pauses, the time played, and what it cost. */
interface PauseStore {
  /** In a unit of work: from now on the member's money waits, so that what is read stays true until the unit ends. */
  lock(owner: Owner): Promise<void>
  /** Adds to what was used of the limits on time. */
  addTime(owner: Owner, seconds: number, at: Date): Promise<void>
  /** The break or self-exclusion that holds at this moment. */
  pauseOf(owner: Owner, at: Date): Promise<PlayPause | undefined>
  setPause(owner: Owner, pause: PlayPause): Promise<void>
  /** Members who are excluded at this moment, in the order of their ids, after one. */
  excluded(
    merchant: string,
    after: string,
    limit: number,
    at: Date,
  ): Promise<readonly (Pick<PlayPause, 'since' | 'until'> & { readonly id: string; readonly username: string })[]>
  positionOf(owner: Owner): Promise<PlayPosition>
  sumsSince(owner: Owner, since: Date): Promise<PlaySums>
}

const pauseStore = (db: Database): PauseStore => ({
  async lock({ merchant, memberId }) {
    await db.execute(sql`select 1 from ${members} where merchant = ${merchant} and id = ${memberId} for no key update`)
    await db.execute(sql`select 1 from ${accounts} where merchant = ${merchant} and member_id = ${memberId} order by id for update`)
  },

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

  async pauseOf(owner, at) {
    const [pause] = await db
      .select({ kind: playPauses.kind, since: playPauses.since, until: playPauses.until, endsAt: playPauses.endsAt })
      .from(playPauses)
      .where(and(isOf(playPauses, owner), sql`(${playPauses.endsAt} is null or ${playPauses.endsAt} > ${momentOf(at)})`))
    return pause
  },

  async setPause(owner, pause) {
    await db
      .insert(playPauses)
      .values({ merchant: owner.merchant, memberId: owner.memberId, ...pause })
      .onConflictDoUpdate({ target: [playPauses.merchant, playPauses.memberId], set: pause })
  },

  excluded: (merchant, after, limit, at) =>
    db
      .select({ id: members.id, username: members.username, since: playPauses.since, until: playPauses.until })
      .from(playPauses)
      .innerJoin(members, and(eq(members.merchant, playPauses.merchant), eq(members.id, playPauses.memberId)))
      .where(
        and(
          eq(playPauses.merchant, merchant),
          eq(playPauses.kind, 'exclusion'),
          gt(playPauses.memberId, after),
          sql`(${playPauses.endsAt} is null or ${playPauses.endsAt} > ${momentOf(at)})`,
        ),
      )
      .orderBy(playPauses.memberId)
      .limit(limit),

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

/** What members set for themselves, and what they have played. */
export interface SafePlayStore extends LimitStore, PauseStore {}

export const safePlayStore = (db: Database): SafePlayStore => ({ ...limitStore(db), ...pauseStore(db) })
