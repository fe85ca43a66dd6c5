import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { memberFactors } from '#account/schema/factors.ts'
import { members } from '#account/schema/members.ts'
import { caseless } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { moneyEvents } from '#money/schema.ts'
import { payoutAccounts } from '#payments/schema.ts'
import { referrals } from '#referral/schema.ts'
import { rewardClaims } from '#rewards/schema.ts'
import { riskLinks, riskPlay, riskSignals } from './schema.ts'
import { MOST_SHARED, type LinkKind, type Signal } from './signal-rules.ts'

export type RiskSignal = typeof riskSignals.$inferSelect
type NewLink = typeof riskLinks.$inferInsert

interface SharedBy {
  readonly kind: string
  readonly value: string
  readonly memberIds: readonly string[]
}

/** Two members of whom one invited the other, and what they share. */
interface SharedReferral {
  readonly inviterId: string
  readonly friendId: string
  readonly points: number
  readonly kind: LinkKind
  readonly value: string
}

/** What signals are made from, and where they stand. Every statement names the merchant and reads by its keys what it answers. */
export interface RiskSignalStore {
  /** In a unit of work. */
  addLinks(links: readonly NewLink[]): Promise<void>
  /** Of these members: the devices, lines and addresses that others have used too, with all of them, up to one more than are told. */
  sharedLinks(merchant: string, memberIds: readonly string[]): Promise<readonly SharedBy[]>
  /** Of these members: the bank accounts and payees’ names that others have too. */
  sharedPayees(merchant: string, memberIds: readonly string[]): Promise<readonly SharedBy[]>
  /** Who registered since, by line or block, where these members did and at least `least` altogether. */
  signupsBy(merchant: string, memberIds: readonly string[], since: Date, least: number): Promise<readonly SharedBy[]>
  /** Deposits and payouts of each since. */
  moneySince(
    merchant: string,
    memberIds: readonly string[],
    since: Date,
  ): Promise<readonly { readonly memberId: string; readonly event: 'deposit' | 'withdraw'; readonly times: number; readonly sum: number }[]>
  playSince(merchant: string, memberIds: readonly string[], week: string): Promise<readonly (typeof riskPlay.$inferSelect)[]>
  sharedReferrals(merchant: string, memberIds: readonly string[]): Promise<readonly SharedReferral[]>
  /** Promotions that several members took who share a device with one of these. */
  sharedClaims(
    merchant: string,
    memberIds: readonly string[],
  ): Promise<readonly (SharedBy & { readonly promotion: string; readonly claims: number })[]>

  /** Adds or renews them, in a unit of work. */
  note(merchant: string, signals: readonly Signal[], at: Date): Promise<void>
  /** The heaviest first. */
  ofMember(owner: Owner): Promise<readonly RiskSignal[]>
  /** Removes links that were not used, and signals that were not renewed since. */
  sweep(merchant: string, links: Date, signals: Date): Promise<void>
}

/** Members behind one value that are read: one more than a café is told by. */
const READ = MOST_SHARED + 1

const listOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )})`

interface SharedRow {
  readonly kind: string
  readonly value: string
  readonly ids: readonly string[]
}
const sharedBy = (rows: readonly SharedRow[]): readonly SharedBy[] => rows.map(({ kind, value, ids }) => ({ kind, value, memberIds: ids }))

export const riskSignalStore = (db: Database): RiskSignalStore => ({
  async addLinks(links) {
    if (links.length === 0) return
    await db
      .insert(riskLinks)
      .values([...links])
      .onConflictDoUpdate({
        target: [riskLinks.merchant, riskLinks.kind, riskLinks.value, riskLinks.memberId],
        set: {
          times: sql`${riskLinks.times} + excluded.times`,
          lastAt: sql`greatest(${riskLinks.lastAt}, excluded.last_at)`,
          registeredAt: sql`coalesce(${riskLinks.registeredAt}, excluded.registered_at)`,
        },
      })
  },

  async sharedLinks(merchant, memberIds) {
    if (memberIds.length === 0) return []
    return sharedBy(
      await rowsOf<SharedRow>(
        db,
        sql`
        select l.kind, l.value, s.ids from (
          select distinct kind, value from ${riskLinks} where merchant = ${merchant} and member_id in ${listOf(memberIds)} and kind <> 'block'
        ) l
        cross join lateral (
          select array_agg(o.member_id order by o.member_id) as ids from (
            select member_id from ${riskLinks} where merchant = ${merchant} and kind = l.kind and value = l.value order by member_id limit ${READ}
          ) o
        ) s
        where cardinality(s.ids) > 1`,
      ),
    )
  },

  async sharedPayees(merchant, memberIds) {
    if (memberIds.length === 0) return []
    const name = caseless(memberFactors.payeeName)
    return sharedBy(
      await rowsOf<SharedRow>(
        db,
        sql`
        select 'bank' as kind, l.value, s.ids from (
          select distinct mark as value from ${payoutAccounts} where merchant = ${merchant} and member_id in ${listOf(memberIds)}
        ) l
        cross join lateral (
          select array_agg(distinct o.member_id order by o.member_id) as ids from (
            select member_id from ${payoutAccounts} where merchant = ${merchant} and mark = l.value limit ${READ}
          ) o
        ) s
        where cardinality(s.ids) > 1
        union all
        select 'payee', l.value, s.ids from (
          select distinct ${name} as value from ${memberFactors} where merchant = ${merchant} and member_id in ${listOf(memberIds)} and payee_name is not null
        ) l
        cross join lateral (
          select array_agg(o.member_id order by o.member_id) as ids from (
            select member_id from ${memberFactors} where merchant = ${merchant} and ${name} = l.value and payee_name is not null limit ${READ}
          ) o
        ) s
        where cardinality(s.ids) > 1`,
      ),
    )
  },

  async signupsBy(merchant, memberIds, since, least) {
    if (memberIds.length === 0) return []
    return sharedBy(
      await rowsOf<SharedRow>(
        db,
        sql`
        select l.kind, l.value, s.ids from (
          select distinct kind, value from ${riskLinks}
          where merchant = ${merchant} and member_id in ${listOf(memberIds)} and kind in ('line', 'block') and registered_at is not null
        ) l
        cross join lateral (
          select array_agg(o.member_id order by o.member_id) as ids from (
            select member_id from ${riskLinks}
            where merchant = ${merchant} and kind = l.kind and value = l.value and registered_at >= ${since.toISOString()}::timestamptz limit 200
          ) o
        ) s
        where cardinality(s.ids) >= ${least}`,
      ),
    )
  },

  async moneySince(merchant, memberIds, since) {
    if (memberIds.length === 0) return []
    const rows = await rowsOf<{ readonly member: string; readonly event: 'deposit' | 'withdraw'; readonly times: string; readonly sum: string }>(
      db,
      sql`select member_id as member, event, count(*) as times, sum(amount) as sum from ${moneyEvents}
        where merchant = ${merchant} and member_id in ${listOf(memberIds)} and at >= ${since.toISOString()}::timestamptz group by 1, 2`,
    )
    return rows.map(({ member, event, times, sum }) => ({ memberId: member, event, times: Number(times), sum: Number(sum) }))
  },

  async playSince(merchant, memberIds, week) {
    if (memberIds.length === 0) return []
    return await db
      .select()
      .from(riskPlay)
      .where(and(eq(riskPlay.merchant, merchant), inArray(riskPlay.memberId, [...memberIds]), sql`${riskPlay.week} >= ${week}`))
  },

  async sharedReferrals(merchant, memberIds) {
    if (memberIds.length === 0) return []
    const ids = listOf(memberIds)
    return await rowsOf<SharedReferral>(
      db,
      sql`
      select distinct on (r.member_id) r.inviter_id as "inviterId", r.member_id as "friendId", r.points, a.kind, a.value
      from ${referrals} r
      join ${members} i on i.merchant = ${merchant} and i.id = r.inviter_id and i.type not in (1, 2)
      join ${riskLinks} a on a.merchant = ${merchant} and a.member_id = r.member_id and a.kind in ('device', 'address', 'line')
      join ${riskLinks} b on b.merchant = ${merchant} and b.kind = a.kind and b.value = a.value and b.member_id = r.inviter_id
      where r.merchant = ${merchant} and (r.member_id in ${ids} or r.inviter_id in ${ids})
      order by r.member_id, a.kind = 'device' desc, a.kind = 'address' desc`,
    )
  },

  async sharedClaims(merchant, memberIds) {
    if (memberIds.length === 0) return []
    const rows = await rowsOf<SharedRow & { readonly promotion: string; readonly claims: string }>(
      db,
      sql`
      select 'device' as kind, d.value, c.promotion_id as promotion, count(*) as claims, array_agg(distinct c.member_id order by c.member_id) as ids
      from (
        select distinct value from ${riskLinks} where merchant = ${merchant} and member_id in ${listOf(memberIds)} and kind = 'device'
      ) d
      cross join lateral (
        select member_id from ${riskLinks} where merchant = ${merchant} and kind = 'device' and value = d.value order by member_id limit ${READ}
      ) o
      join ${rewardClaims} c on c.merchant = ${merchant} and c.member_id = o.member_id
      group by 2, 3
      having count(distinct c.member_id) > 1`,
    )
    return rows.map(({ kind, value, ids, promotion, claims }) => ({ kind, value, memberIds: ids, promotion, claims: Number(claims) }))
  },

  async note(merchant, signals, at) {
    if (signals.length === 0) return
    // One member may be named twice by what was found of two others.
    const once = new Map(signals.map(one => [`${one.memberId}\0${one.kind}\0${one.key}`, one]))
    await db
      .insert(riskSignals)
      .values([...once.values()].map(one => ({ merchant, ...one, firstAt: at, lastAt: at })))
      .onConflictDoUpdate({
        target: [riskSignals.merchant, riskSignals.memberId, riskSignals.kind, riskSignals.key],
        set: { weight: sql`excluded.weight`, facts: sql`excluded.facts`, lastAt: at },
      })
  },

  ofMember: ({ merchant, memberId }) =>
    db
      .select()
      .from(riskSignals)
      .where(and(eq(riskSignals.merchant, merchant), eq(riskSignals.memberId, memberId)))
      .orderBy(sql`${riskSignals.weight} desc`, sql`${riskSignals.lastAt} desc`)
      .limit(200),

  async sweep(merchant, links, signals) {
    await db.delete(riskLinks).where(and(eq(riskLinks.merchant, merchant), lt(riskLinks.lastAt, links)))
    await db.delete(riskSignals).where(and(eq(riskSignals.merchant, merchant), lt(riskSignals.lastAt, signals)))
  },
})
