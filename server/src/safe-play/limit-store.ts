import type { LimitKind, LimitPeriod } from '@foyer/contract/safe-play/limit-kinds'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { functionName } from '#kernel/db/function-call.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'
import type { playPauses } from './schema.ts'
import { playLimits } from './schema.ts'

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

export const isOf = (table: typeof playLimits | typeof playPauses, { merchant, memberId }: Owner) =>
  and(eq(table.merchant, merchant), eq(table.memberId, memberId))

const isAt = (owner: Owner, { kind, period }: LimitPlace) => and(isOf(playLimits, owner), eq(playLimits.kind, kind), eq(playLimits.period, period))

export const momentOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

const NO_RAISE = { raiseTo: null, raiseFrom: null, raiseUntil: null }

/** What the lines of the member's account say of games since a moment; a rollback counts where its bet was made since then too. */
export const gamesSince = ({ merchant, memberId }: Owner, since: SQL): SQL => sql`
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
export const usedAt = (at: SQL): SQL => sql`${functionName('play_used')}(used, since, period, zone, ${at})`

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
