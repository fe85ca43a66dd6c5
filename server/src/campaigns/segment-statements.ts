import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { DAY_MS } from '@foyer/contract/time-units'
import { sql, type SQL } from 'drizzle-orm'
import { networks } from '#account/schema/networks.ts'
import { sessions } from '#account/schema/sessions.ts'
import { memberTags } from '#casework/schema.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { memberLocks } from '#locks/schema.ts'
import { accounts } from '#money/schema.ts'
import { pushRefusals, pushSubscriptions } from '#push/schema.ts'
import { conditionsOf } from '#ranks/rank-rules.ts'
import { playPauses } from '#safe-play/schema.ts'
import { policyOf } from './policy.ts'
import { campaignMembers, offerChoices } from './schema.ts'

// Conditions on a member `m`. Everything besides the member's own row is looked up by a key that begins with merchant and member. Each table's rows are of
// the merchant by its code and not by `m.merchant`: `m` is a sub-select, out of which a distributed database does not find out whose rows they are.

/** The cap of a member is for so many days. */
const CAP_DAYS = 7

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`
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
        : sql`case when m.currency = ${currency} then ${sums[kind]} else 0 end >= ${expected * 10 ** decimals}`,
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

/** What else a channel asks of a member. */
const channelBars = (code: string, channel: CampaignChannel): SQL => {
  const unproven = (contact: 'email' | 'mobile') =>
    sql`when m.${sql.raw(contact)} is null or m.${sql.raw(contact)}_verified_at is null then 'contact'`
  const unagreed = sql`when not coalesce((
    select o.agreed from ${offerChoices} o where o.merchant = ${code} and o.member_id = m.id and o.channel = ${channel} order by o.id desc limit 1
  ), false) then 'consent'`
  switch (channel) {
    case 'email':
      return sql`${unproven('email')} ${unagreed}`
    case 'sms':
      return sql`${unproven('mobile')} ${unagreed}`
    case 'push':
      return sql`
        when not exists (select 1 from ${pushSubscriptions} d where d.merchant = ${code} and d.member_id = m.id) then 'contact'
        when exists (select 1 from ${pushRefusals} r where r.merchant = ${code} and r.member_id = m.id and r.kind = 'news') then 'consent'`
    case 'message':
    case 'reward':
      return sql``
  }
}

/** Why the member does not get this campaign now; null where nothing is in the way. `id`: of the campaign, which does not count to the cap of the week. */
export const barred = (merchant: Merchant, { id, channel }: { readonly id: string; readonly channel: CampaignChannel }, now: Date): SQL => {
  const { code } = merchant
  return sql`case
  when m.closed_at is not null then 'closed'
  when m.type = ${RESTRICTED} then 'restricted'
  when exists (
    select 1 from ${playPauses} p where p.merchant = ${code} and p.member_id = m.id and (p.ends_at is null or p.ends_at > ${momentOf(now)})
  ) then 'paused'
  when exists (
    select 1 from ${memberLocks} l
    where l.merchant = ${code} and l.member_id = m.id and l.lifted_at is null and (l.until is null or l.until > ${momentOf(now)})
  ) then 'locked'
  ${channelBars(code, channel)}
  when (
    select count(*) from ${campaignMembers} o
    where o.merchant = ${code} and o.member_id = m.id and o.campaign_id <> ${id} and o.state in ('chosen', 'sending', 'sent')
      and o.at > ${momentOf(new Date(now.getTime() - CAP_DAYS * DAY_MS))}
  ) >= ${policyOf(merchant).perWeek} then 'cap'
end`
}
