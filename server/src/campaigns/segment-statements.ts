import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { unitsOf } from '@foyer/contract/money/amount'
import { DAY_MS } from '@foyer/contract/time-units'
import { sql, type SQL } from 'drizzle-orm'
import { networks } from '#account/schema/networks.ts'
import { sessions } from '#account/schema/sessions.ts'
import { memberTags } from '#casework/schema.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { accounts } from '#money/schema.ts'
import { conditionsOf } from '#ranks/rank-rules.ts'

export const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`
const listOf = (values: readonly (string | number)[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )})`
const all = (conditions: readonly SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `))

/** The level that the member has, or has been given: as `clubLabelOf` says it, from the counts of the member's row. */
const rankLevel = ({ content: { ranks = [] }, settings: { currency, decimals } }: Merchant): SQL => {
  const columns = { deposits: sql`m.deposit_count`, bets: sql`m.bet_count` }
  const sums = { deposited: sql`m.deposited_amount`, staked: sql`m.staked_amount` }
  const reached = (ranks ?? []).toReversed().map(rank => {
    const conditions = conditionsOf(rank).map(({ kind, expected }) =>
      kind === 'deposits' || kind === 'bets'
        ? sql`${columns[kind]} >= ${expected}`
        : sql`case when m.currency = ${currency} then ${sums[kind]} else 0 end >= ${unitsOf(expected, decimals)}`,
    )
    return sql`when ${all(conditions)} then ${rank.rankLevel}::integer`
  })
  return sql`case when m.club_label is not null then (m.club_label ->> 'rankLevel')::integer ${sql.join(reached, sql` `)} end`
}

const seen = (code: string) => sql`coalesce(greatest(
  (select max(s.last_used_at) from ${sessions} s where s.merchant = ${code} and s.member_id = m.id),
  (select max(n.last_seen_at) from ${networks} n where n.merchant = ${code} and n.member_id = m.id)), m.registered_at)`
const balance = (code: string) =>
  sql`coalesce((select a.balance from ${accounts} a where a.merchant = ${code} and a.member_id = m.id and a.kind = 'main'), 0)`
const hasTag = (code: string, tags: readonly string[]) =>
  sql`exists (select 1 from ${memberTags} t where t.merchant = ${code} and t.member_id = m.id and t.tag in ${listOf(tags)})`

/** Whether the member belongs to the segment. */
export const inSegment = (segment: Segment, merchant: Merchant, now: Date): SQL => {
  const ago = (days: number) => momentOf(new Date(now.getTime() - days * DAY_MS))
  const { ranks, countries, languages, tags, withoutTags } = segment
  const from = (value: SQL, least: number | undefined) => (least === undefined ? [] : [sql`${value} >= ${least}`])
  const until = (value: SQL, most: number | undefined) => (most === undefined ? [] : [sql`${value} <= ${most}`])
  return all([
    ...(countries ? [sql`m.country in ${listOf(countries)}`] : []),
    ...(languages ? [sql`coalesce(m.language, ${merchant.languages[0] ?? 'EN'}) in ${listOf(languages)}`] : []),
    ...(segment.registeredWithin === undefined ? [] : [sql`m.registered_at >= ${ago(segment.registeredWithin)}`]),
    ...from(sql`m.deposited_amount`, segment.depositedFrom),
    ...until(sql`m.deposited_amount`, segment.depositedUntil),
    ...from(sql`m.staked_amount`, segment.stakedFrom),
    ...until(sql`m.staked_amount`, segment.stakedUntil),
    ...(ranks ? [sql`${rankLevel(merchant)} in ${listOf(ranks)}`] : []),
    ...(tags ? [hasTag(merchant.code, tags)] : []),
    ...(withoutTags ? [sql`not ${hasTag(merchant.code, withoutTags)}`] : []),
    ...from(balance(merchant.code), segment.balanceFrom),
    ...until(balance(merchant.code), segment.balanceUntil),
    ...(segment.seenWithin === undefined ? [] : [sql`${seen(merchant.code)} >= ${ago(segment.seenWithin)}`]),
    ...(segment.unseenFor === undefined ? [] : [sql`${seen(merchant.code)} < ${ago(segment.unseenFor)}`]),
  ])
}
