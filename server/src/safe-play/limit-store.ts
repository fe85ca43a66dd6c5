import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { usedAt, usedSince } from './limit-use-statements.ts'
import type { LimitPlace, PlayLimit, Raise } from './play-limit.ts'
import { type playPauses, playLimits } from './schema.ts'

export const isOf = (table: typeof playLimits | typeof playPauses, { merchant, memberId }: Owner) =>
  and(eq(table.merchant, merchant), eq(table.memberId, memberId))

const isAt = (owner: Owner, { kind, period }: LimitPlace) => and(isOf(playLimits, owner), eq(playLimits.kind, kind), eq(playLimits.period, period))

export const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

const NO_RAISE = { raiseTo: null, raiseFrom: null, raiseUntil: null }

/** Limits that members set themselves. */
export interface LimitStore {
  /** The limits of a member, by kind and period. */
  limitsOf(owner: Owner, at: Date): Promise<readonly PlayLimit[]>
  /**
   * Sets a limit that the member does not have; what was used of it is counted from the ledger, so it takes the longer the more the member has
   * played. Time counts from now on. After `lock`.
   */
  addLimit(owner: Owner, limit: LimitPlace & { readonly zone: string; readonly most: number }, at: Date): Promise<void>
  /** Changes the sum at once; a raise that was asked for is dropped. */
  changeLimit(owner: Owner, place: LimitPlace, most: number): Promise<void>
  requestRaise(owner: Owner, place: LimitPlace, raise: Raise): Promise<void>
  dropRaise(owner: Owner, place: LimitPlace): Promise<void>
  removeLimit(owner: Owner, place: LimitPlace): Promise<void>
}

export const limitStore = (db: Database): LimitStore => {
  const change = async (owner: Owner, place: LimitPlace, values: Partial<typeof playLimits.$inferInsert>) => {
    await db.update(playLimits).set(values).where(isAt(owner, place))
  }

  return {
    async limitsOf(owner, at) {
      const now = momentOf(at)
      const rows = await db
        .select({
          kind: playLimits.kind,
          period: playLimits.period,
          most: playLimits.most,
          used: sql`${usedAt(now)}`.mapWith(Number),
          endsAt: sql`(date_trunc(period, ${now} at time zone zone) + ('1 ' || period)::interval) at time zone zone`.mapWith(playLimits.since),
          to: playLimits.raiseTo,
          from: playLimits.raiseFrom,
          until: playLimits.raiseUntil,
        })
        .from(playLimits)
        .where(isOf(playLimits, owner))
        .orderBy(playLimits.kind, playLimits.period)
      return rows.map(({ to, from, until, ...limit }) => ({ ...limit, raise: from && until && { to, from, until } }))
    },

    async addLimit(owner, { kind, period, zone, most }, at) {
      const since = sql`date_trunc(${period}, ${momentOf(at)}, ${zone})`
      await db.execute(sql`
        insert into ${playLimits} (merchant, member_id, kind, period, zone, most, used, since)
        select ${owner.merchant}, ${owner.memberId}, ${kind}, ${period}, ${zone}, ${most}::bigint, ${usedSince(owner, kind, since)}, ${since}`)
    },

    changeLimit: (owner, place, most) => change(owner, place, { most, ...NO_RAISE }),

    requestRaise: (owner, place, { to, from, until }) => change(owner, place, { raiseTo: to, raiseFrom: from, raiseUntil: until }),

    dropRaise: (owner, place) => change(owner, place, NO_RAISE),

    async removeLimit(owner, place) {
      await db.delete(playLimits).where(isAt(owner, place))
    },
  }
}
