import type { LimitKind, LimitPeriod } from '@foyer/contract/safe-play/limit-kinds'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { functionName } from '#kernel/db/function-call.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'
import { playLimits, playPauses } from './schema.ts'

export interface LimitPlace {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** A higher limit that was asked for. `to` is null where none at all is wanted. */
export interface Raise {
  readonly to: number | null
  readonly from: Date
  readonly until: Date
}

/** Amounts are in the currency's smallest unit; of time, in seconds. */
export interface PlayLimit extends LimitPlace {
  readonly most: number
  /** In the running period. */
  readonly used: number
  /** When the running period ends. */
  readonly endsAt: Date
  readonly raise: Raise | null
}

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

export interface SafePlayStore {
  /** The limits of a member, by kind and period. */
  limitsOf(owner: Owner, at: Date): Promise<readonly PlayLimit[]>
  /** In a unit of work: from now on the member's money waits, so that what is read stays true until the unit ends. */
  lock(owner: Owner): Promise<void>
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

const isOf = (table: typeof playLimits | typeof playPauses, { merchant, memberId }: Owner) =>
  and(eq(table.merchant, merchant), eq(table.memberId, memberId))
const isAt = (owner: Owner, { kind, period }: LimitPlace) => and(isOf(playLimits, owner), eq(playLimits.kind, kind), eq(playLimits.period, period))
const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
const NO_RAISE = { raiseTo: null, raiseFrom: null, raiseUntil: null }

/** What the lines of the member's account say of games since a moment; a rollback counts where its bet was made since then too. */
const gamesSince = ({ merchant, memberId }: Owner, since: SQL): SQL => sql`
  from ${accounts} a
  join ${entries} e on e.merchant = ${merchant} and e.asset = a.asset and e.account_id = a.id
  join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id
  left join ${transfers} b on b.merchant = ${merchant} and b.id = t.follows
  where a.merchant = ${merchant} and a.member_id = ${memberId} and a.kind = 'main' and t.at >= ${since}
    and (t.kind in ('bet', 'win') or t.kind in ('rollback', 'void') and b.at >= ${since})`

/** What was used since a moment, as a single value. */
const usedSince = (owner: Owner, kind: LimitKind, since: SQL): SQL => {
  switch (kind) {
    case 'deposit':
      return sql`(select coalesce(sum(amount), 0) from ${moneyEvents} where merchant = ${owner.merchant} and member_id = ${owner.memberId} and event = 'deposit' and at >= ${since})`
    case 'loss':
      return sql`(select coalesce(-sum(e.amount), 0) ${gamesSince(owner, since)})`
    case 'stake':
      return sql`(select coalesce(-sum(e.amount) filter (where t.kind <> 'win'), 0) ${gamesSince(owner, since)})`
    case 'time':
      return sql`0`
  }
}

/** What was used of a limit in its period of `at`, by the rule of the gates (functions/gates.sql). */
const usedAt = (at: SQL): SQL => sql`${functionName('play_used')}(used, since, period, zone, ${at})`

export const safePlayStore = (db: Database): SafePlayStore => {
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

    async lock({ merchant, memberId }) {
      await db.execute(sql`select 1 from ${members} where merchant = ${merchant} and id = ${memberId} for no key update`)
      await db.execute(sql`select 1 from ${accounts} where merchant = ${merchant} and member_id = ${memberId} order by id for update`)
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
  }
}
