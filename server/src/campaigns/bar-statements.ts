import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import { DAY_MS } from '@foyer/contract/time-units'
import { sql, type SQL } from 'drizzle-orm'
import { offerChoices } from '#campaigns/schema/offer-choices.ts'
import { campaignMembers } from '#campaigns/schema/recipients.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { memberLocks } from '#locks/schema.ts'
import { pushRefusals, pushSubscriptions } from '#push/schema.ts'
import { playPauses } from '#safe-play/schema.ts'
import { policyOf } from './policy.ts'
import { momentOf } from './segment-statements.ts'

// Conditions on a member `m`. Everything besides the member's own row is looked up by a key that begins with merchant and member. Each table's rows are of
// the merchant by its code and not by `m.merchant`: `m` is a sub-select, out of which a distributed database does not find out whose rows they are.

/** The cap of a member is for so many days. */
const CAP_DAYS = 7

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
