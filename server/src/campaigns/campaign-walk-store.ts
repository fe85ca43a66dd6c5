import type { CampaignChannel, SkipReason } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import type { LanguageCode } from '@foyer/contract/languages'
import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { pushes } from '#push/schema.ts'
import type { Campaign } from './campaign-store.ts'
import { campaignMembers, campaignParts, campaigns, campaignSkips } from './schema.ts'
import { barred, inSegment } from './segment-statements.ts'

/** A campaign at one moment, by which its conditions are made. */
interface Walking {
  readonly merchant: Merchant
  readonly campaign: Pick<Campaign, 'id' | 'channel' | 'segment' | 'walkedTo'>
  readonly now: Date
}

interface Sampled {
  readonly seen: number
  readonly matching: number
  readonly reachable: number
}

/** A member to whom something is handed over. */
export interface Recipient {
  readonly memberId: string
  readonly language: LanguageCode | null
  readonly mobile: string | null
  readonly email: string | null
}

/** The way of a campaign over the members, in the order of their ids: each statement looks at so many of them and no more. */
export interface CampaignWalkStore {
  /** Members from the id `from` on, of whom so many belong to the segment and so many may get it. */
  sample(
    walking: Omit<Walking, 'campaign'> & { readonly channel: CampaignChannel; readonly segment: Segment },
    from: string,
    most: number,
  ): Promise<Sampled>
  /** Counts the next members. `last`: undefined where there are no more. */
  countPart(walking: Walking, most: number): Promise<Sampled & { readonly last: string | undefined }>
  /**
   * In a unit of work that holds the campaign: chooses the next members as part `part`, at most `room`, and notes why others are left out. Returns how many
   * were chosen; `last` is undefined where there are no more members.
   */
  choosePart(
    walking: Walking & { readonly part: number; readonly room: number },
    most: number,
  ): Promise<{ readonly chosen: number; readonly last: string | undefined }>
  /** Notes in the campaign's row how far the walk came. */
  walked(campaign: Pick<Campaign, 'merchant' | 'id'>, to: string, chosen: number): Promise<void>

  /** In a unit of work: looks at each chosen member of a part once more, and settles them as sent, or skipped with the reason. Returns those that get it. */
  settlePart(walking: Walking, part: number): Promise<readonly string[]>
  notePush(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, pushId: string): Promise<void>
  /** Chosen members of a part, by id. */
  chosenOf(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, most: number): Promise<readonly string[]>
  /** Takes one chosen member for sending, in a statement that looks once more; undefined where the member does not get it, which is noted. */
  claim(walking: Walking, memberId: string): Promise<Recipient | undefined>
  /** What became of a member who was claimed. `chosen`: it certainly did not leave, and is tried again. */
  end(campaign: Pick<Campaign, 'merchant' | 'id'>, memberId: string, to: 'sent' | 'failed' | 'chosen', at: Date): Promise<void>
  skip(campaign: Pick<Campaign, 'merchant' | 'id'>, memberId: string, reason: SkipReason, at: Date): Promise<void>
  /** Members whom a process that was killed was sending to: nobody knows whether it left. */
  failUnclear(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, at: Date): Promise<void>
  /** Everybody who was chosen and has not got it. */
  skipRest(campaign: Pick<Campaign, 'merchant' | 'id'>, at: Date): Promise<void>
  /** Stops the pushes of its parts: what was handed over and has not left. */
  stopPushes(campaign: Pick<Campaign, 'merchant' | 'id'>): Promise<void>
  /** Whether the walk is over and everybody was sent to. */
  isOver(campaign: Pick<Campaign, 'merchant' | 'id'>): Promise<boolean>
  /** Why a member would not get it now. */
  barOf(walking: Walking, memberId: string): Promise<SkipReason | undefined>
}

type Number_ = string | number | null
const countIn = (value: Number_ | undefined): number => Number(value ?? 0)

/** The next members after `walkedTo`, as `m`. */
const scanned = ({ merchant: { code }, campaign: { walkedTo } }: Walking, most: number): SQL =>
  sql`select * from ${members} m where m.merchant = ${code} and m.id > ${walkedTo} order by m.id limit ${most}`

export const campaignWalkStore = (db: Database): CampaignWalkStore => {
  const reach = async (code: string, id: string, by: number) => {
    if (by > 0) await rowsOf(db, sql`update ${campaigns} set reached = reached + ${by} where merchant = ${code} and id = ${id}`)
  }

  return {
    async sample({ merchant, channel, segment, now }, from, most) {
      const [found] = await rowsOf<Record<'seen' | 'matching' | 'reachable', Number_>>(
        db,
        sql`
        select count(*) as seen, count(*) filter (where matches) as matching,
          count(*) filter (where matches and (${barred(merchant, { id: '', channel }, now)}) is null) as reachable
        from (
          select m.*, (${inSegment(segment, merchant, now)}) as matches from (
            select * from ${members} m where m.merchant = ${merchant.code} and m.id >= ${from} order by m.id limit ${most}
          ) m
        ) m`,
      )
      return { seen: countIn(found?.seen), matching: countIn(found?.matching), reachable: countIn(found?.reachable) }
    },

    async countPart(walking, most) {
      const { merchant, campaign, now } = walking
      const [found] = await rowsOf<Record<'seen' | 'matching' | 'reachable', Number_> & { readonly last: string | null }>(
        db,
        sql`
        select max(m.id) as last, count(*) as seen, count(*) filter (where matches) as matching,
          count(*) filter (where matches and (${barred(merchant, campaign, now)}) is null) as reachable
        from (select m.*, (${inSegment(campaign.segment, merchant, now)}) as matches from (${scanned(walking, most)}) m) m`,
      )
      return {
        last: found?.last ?? undefined,
        seen: countIn(found?.seen),
        matching: countIn(found?.matching),
        reachable: countIn(found?.reachable),
      }
    },

    async choosePart({ part, room, ...walking }, most) {
      const { merchant, campaign, now } = walking
      const key = { merchant: merchant.code, campaignId: campaign.id }
      const rows = await rowsOf<{ readonly id: string; readonly matches: boolean; readonly reason: SkipReason | null }>(
        db,
        sql`select m.id, m.matches, case when m.matches then (${barred(merchant, campaign, now)}) end as reason
          from (select m.*, (${inSegment(campaign.segment, merchant, now)}) as matches from (${scanned(walking, most)}) m) m order by m.id`,
      )
      const free = rows.filter(({ matches, reason }) => matches && reason === null)
      const skipped = [...rows.flatMap(({ reason }) => (reason === null ? [] : [reason])), ...free.slice(room).map((): SkipReason => 'total')]
      const chosen = free.slice(0, room)
      if (chosen.length > 0) {
        await db.insert(campaignParts).values({ ...key, part })
        await db.insert(campaignMembers).values(chosen.map(({ id }) => ({ ...key, memberId: id, part, state: 'chosen', at: now }) as const))
      }
      const counts = [...Map.groupBy(skipped, reason => reason)].map(([reason, all]) => ({ ...key, reason, members: all.length }))
      if (counts.length > 0)
        await db
          .insert(campaignSkips)
          .values(counts)
          .onConflictDoUpdate({
            target: [campaignSkips.merchant, campaignSkips.campaignId, campaignSkips.reason],
            set: { members: sql`${campaignSkips.members} + excluded.members` },
          })
      return { chosen: chosen.length, last: rows.at(-1)?.id }
    },

    async walked({ merchant, id }, to, chosen) {
      await rowsOf(
        db,
        sql`update ${campaigns} set walked_to = ${to}, chosen = chosen + ${chosen}, parts = parts + ${chosen > 0 ? 1 : 0} where merchant = ${merchant} and id = ${id}`,
      )
    },

    async settlePart({ merchant, campaign, now }, part) {
      const { code } = merchant
      const rows = await rowsOf<{ readonly id: string; readonly state: string }>(
        db,
        sql`
        update ${campaignMembers} c set state = case when j.reason is null then 'sent' else 'skipped' end, reason = j.reason,
          at = ${now.toISOString()}::timestamptz
        from (
          select m.id, (${barred(merchant, campaign, now)}) as reason from ${campaignMembers} w
          join ${members} m on m.merchant = ${code} and m.id = w.member_id
          where w.merchant = ${code} and w.campaign_id = ${campaign.id} and w.part = ${part} and w.state = 'chosen'
        ) j
        where c.merchant = ${code} and c.campaign_id = ${campaign.id} and c.member_id = j.id and c.state = 'chosen'
        returning c.member_id as id, c.state`,
      )
      const sent = rows.flatMap(({ id, state }) => (state === 'sent' ? [id] : []))
      await reach(code, campaign.id, sent.length)
      return sent
    },

    async notePush({ merchant, id }, part, pushId) {
      await rowsOf(db, sql`update ${campaignParts} set push_id = ${pushId} where merchant = ${merchant} and campaign_id = ${id} and part = ${part}`)
    },

    async chosenOf({ merchant, id }, part, most) {
      const rows = await rowsOf<{ readonly member: string }>(
        db,
        sql`select member_id as member from ${campaignMembers}
          where merchant = ${merchant} and campaign_id = ${id} and part = ${part} and state = 'chosen' order by member_id limit ${most}`,
      )
      return rows.map(({ member }) => member)
    },

    async claim({ merchant, campaign, now }, memberId) {
      const { code } = merchant
      const [row] = await rowsOf<Recipient & { readonly state: string }>(
        db,
        sql`
        update ${campaignMembers} c set state = case when j.reason is null then 'sending' else 'skipped' end, reason = j.reason,
          at = ${now.toISOString()}::timestamptz
        from (
          select m.id, m.language, m.mobile, m.email, (${barred(merchant, campaign, now)}) as reason from ${members} m
          where m.merchant = ${code} and m.id = ${memberId}
        ) j
        where c.merchant = ${code} and c.campaign_id = ${campaign.id} and c.member_id = ${memberId} and c.state = 'chosen'
        returning c.member_id as "memberId", c.state, j.language, j.mobile, j.email`,
      )
      return row?.state === 'sending' ? row : undefined
    },

    async end({ merchant, id }, memberId, to, at) {
      const ended = await rowsOf<{ readonly member: string }>(
        db,
        sql`update ${campaignMembers} set state = ${to}, at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and member_id = ${memberId} and state = 'sending' returning member_id as member`,
      )
      if (to === 'sent') await reach(merchant, id, ended.length)
    },

    async skip({ merchant, id }, memberId, reason, at) {
      await rowsOf(
        db,
        sql`update ${campaignMembers} set state = 'skipped', reason = ${reason}, at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and member_id = ${memberId} and state in ('chosen', 'sending')`,
      )
    },

    async failUnclear({ merchant, id }, part, at) {
      await rowsOf(
        db,
        sql`update ${campaignMembers} set state = 'failed', at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and part = ${part} and state = 'sending'`,
      )
    },

    async skipRest({ merchant, id }, at) {
      await rowsOf(
        db,
        sql`update ${campaignMembers} set state = 'skipped', reason = 'stopped', at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and state = 'chosen'`,
      )
    },

    async stopPushes({ merchant, id }) {
      await rowsOf(
        db,
        sql`update ${pushes} set state = 'stopped' where merchant = ${merchant} and state <> 'stopped'
          and id in (select p.push_id from ${campaignParts} p where p.merchant = ${merchant} and p.campaign_id = ${id})`,
      )
    },

    async isOver({ merchant, id }) {
      const [row] = await rowsOf<{ readonly over: boolean }>(
        db,
        sql`select c.is_walked and not exists (
          select 1 from ${campaignMembers} w where w.merchant = ${merchant} and w.campaign_id = ${id} and w.state in ('chosen', 'sending')
        ) as over from ${campaigns} c where c.merchant = ${merchant} and c.id = ${id}`,
      )
      return row?.over ?? false
    },

    async barOf({ merchant, campaign, now }, memberId) {
      const [row] = await rowsOf<{ readonly reason: SkipReason | null }>(
        db,
        sql`select (${barred(merchant, campaign, now)}) as reason from ${members} m where m.merchant = ${merchant.code} and m.id = ${memberId}`,
      )
      return row?.reason ?? undefined
    },
  }
}
