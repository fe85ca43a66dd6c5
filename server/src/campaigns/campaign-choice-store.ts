import type { CampaignChannel, SkipReason } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Campaign } from './campaign-store.ts'
import { campaignMembers, campaignParts, campaigns, campaignSkips } from './schema.ts'
import { barred, inSegment } from './segment-statements.ts'
import type { Walking } from './walking.ts'

interface Sampled {
  readonly seen: number
  readonly matching: number
  readonly reachable: number
}

type Number_ = string | number | null

const countIn = (value: Number_ | undefined): number => Number(value ?? 0)

/** The next members after `walkedTo`, as `m`. */
const scanned = ({ merchant: { code }, campaign: { walkedTo } }: Walking, most: number): SQL =>
  sql`select * from ${members} m where m.merchant = ${code} and m.id > ${walkedTo} order by m.id limit ${most}`

/** Who of the members a campaign is for: counted, and chosen part by part. */
export interface CampaignChoice {
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
}

export const campaignChoice = (db: Database): CampaignChoice => ({
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
})
