import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import { Segment } from '@foyer/contract/campaigns/ops/segment'
import { Check } from 'typebox/value'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { ReadDeps } from './read-campaigns.ts'

const LISTED_SEGMENTS = 200
/** Members by which the size of a segment is estimated. */
const SAMPLE = 2_000

const segmentIn = (text: string): Segment => {
  try {
    const segment: unknown = JSON.parse(text)
    if (Check(Segment, segment)) return segment
  } catch {
    // Refused below.
  }
  throw new OpRefusal('request.invalid', { fields: [{ path: '/segment', reason: 'is no segment' }] })
}

/**
 * Looks at 2,000 members from a random id on, and goes on at the first one where the last one comes before: ids are random, so these are a sample. Its cost
 * is the same however many members there are, and however few the segment has.
 */
const sampleOf = async ({ stores, clock, newId }: ReadDeps, merchant: Merchant, channel: CampaignChannel, segment: Segment) => {
  const query = { merchant, channel, segment, now: clock() }
  const all = await stores.campaigns.size(merchant.code)
  // Few members are looked at one and all.
  if (all === undefined || all <= SAMPLE) {
    const found = await stores.campaignWalk.sample(query, '', SAMPLE + 1)
    if (found.seen <= SAMPLE) return { ...found, members: found.seen, isExact: true }
  }
  const upper = await stores.campaignWalk.sample(query, newId(), SAMPLE)
  const lower = upper.seen < SAMPLE ? await stores.campaignWalk.sample(query, '', SAMPLE - upper.seen) : { seen: 0, matching: 0, reachable: 0 }
  const seen = upper.seen + lower.seen
  const members = Math.max(all ?? seen, seen)
  const scaled = (count: number) => Math.round((count * members) / Math.max(1, seen))
  return { matching: scaled(upper.matching + lower.matching), reachable: scaled(upper.reachable + lower.reachable), members, isExact: false }
}

export const estimateSegment =
  (deps: ReadDeps): OpService<'campaigns.estimate'> =>
  async ({ segment, channel }, { merchant }) => {
    const { matching, reachable, members, isExact } = await sampleOf(deps, merchant, channel, segmentIn(segment))
    return { matching, reachable, members, isExact }
  }

export const listSegments =
  ({ stores }: ReadDeps): OpService<'campaigns.segments'> =>
  async (_request, { merchant }) => ({
    items: (await stores.campaigns.segments(merchant.code, LISTED_SEGMENTS)).map(({ name, segment, by, at }) => ({
      name,
      segment,
      by,
      at: at.toISOString(),
    })),
  })
