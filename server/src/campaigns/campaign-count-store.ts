import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { barred } from './bar-statements.ts'
import { inSegment } from './segment-statements.ts'
import type { Walking } from './walking.ts'

interface Sampled {
  readonly seen: number
  readonly matching: number
  readonly reachable: number
}

type Number_ = string | number | null

const countIn = (value: Number_ | undefined): number => Number(value ?? 0)

/** The next members after `walkedTo`, as `m`. */
export const scanned = ({ merchant: { code }, campaign: { walkedTo } }: Walking, most: number): SQL =>
  sql`select * from ${members} m where m.merchant = ${code} and m.id > ${walkedTo} order by m.id limit ${most}`

/** How many members a segment has, and how many of them may get a campaign. */
export interface CampaignCount {
  /** Members from the id `from` on, of whom so many belong to the segment and so many may get it. */
  sample(
    walking: Omit<Walking, 'campaign'> & { readonly channel: CampaignChannel; readonly segment: Segment },
    from: string,
    most: number,
  ): Promise<Sampled>
  /** Counts the next members. `last`: undefined where there are no more. */
  countPart(walking: Walking, most: number): Promise<Sampled & { readonly last: string | undefined }>
}

export const campaignCount = (db: Database): CampaignCount => ({
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
})
