import { sql } from 'drizzle-orm'
import { memberFactors } from '#account/schema/factors.ts'
import { caseless } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { payoutAccounts } from '#payments/schema.ts'
import { riskLinks } from '#risk/schema/marks.ts'
import { type SharedRow, type SharedBy, listOf, READ } from './shared-statements.ts'

const sharedBy = (rows: readonly SharedRow[]): readonly SharedBy[] => rows.map(({ kind, value, ids }) => ({ kind, value, memberIds: ids }))

/** What members have in common: devices, lines, addresses, payees. */
export interface RiskLinkStore {
  /** Of these members: the devices, lines and addresses that others have used too, with all of them, up to one more than are told. */
  sharedLinks(merchant: string, memberIds: readonly string[]): Promise<readonly SharedBy[]>
  /** Of these members: the bank accounts and payees’ names that others have too. */
  sharedPayees(merchant: string, memberIds: readonly string[]): Promise<readonly SharedBy[]>
  /** Who registered since, by line or block, where these members did and at least `least` altogether. */
  signupsBy(merchant: string, memberIds: readonly string[], since: Date, least: number): Promise<readonly SharedBy[]>
}

export const riskLinkStore = (db: Database): RiskLinkStore => ({
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
})
