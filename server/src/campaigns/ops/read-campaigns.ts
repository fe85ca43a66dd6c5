import { skipReasons, type CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import { Segment } from '@foyer/contract/campaigns/ops/segment'
import { Check } from 'typebox/value'
import type { Campaign, CampaignResults } from '#campaigns/campaign-store.ts'
import { messageId } from '#campaigns/send-campaign.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { wordsFor } from '#ranks/standing.ts'
import { channelsOf } from './campaign-rules.ts'
import { knownCampaign } from './known-campaign.ts'

const LISTED = 100
const LISTED_SEGMENTS = 200
/** Members by which the size of a segment is estimated. */
const SAMPLE = 2_000

type ReadDeps = Pick<Deps, 'stores' | 'clock' | 'newId'>

const lineOf = ({ id, name, channel, state, changedAt, dueAt, reached }: Campaign) => ({
  id,
  name,
  channel,
  state,
  changedAt: changedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  reached,
})

export const listCampaigns =
  ({ stores }: ReadDeps): OpService<'campaigns.list'> =>
  async (_request, { merchant }) => ({
    ...currencyFacts(merchant),
    items: (await stores.campaigns.list(merchant.code, LISTED)).map(lineOf),
    channels: [...channelsOf(merchant)],
    languages: [...merchant.languages],
  })

const resultsOf = ({ states, skipped }: CampaignResults, { chosen }: Campaign, seen: { opened: number | null; clicked: number | null }) => ({
  chosen,
  waiting: (states.chosen ?? 0) + (states.sending ?? 0),
  sent: states.sent ?? 0,
  failed: states.failed ?? 0,
  skipped: skipReasons.flatMap(reason => (skipped[reason] ? [{ reason, members: skipped[reason] }] : [])),
  ...seen,
})

/** Who opened it, where the channel reports it. */
const seenOf = async ({ stores }: ReadDeps, campaign: Campaign) => {
  if (campaign.channel === 'push') {
    const { shown, tapped } = await stores.campaigns.pushSeen(campaign)
    return { opened: shown, clicked: tapped }
  }
  if (campaign.channel === 'message')
    return { opened: await stores.sentAnnouncements.readers(campaign.merchant, messageId(campaign.id)), clicked: null }
  return { opened: null, clicked: null }
}

export const getCampaign =
  (deps: ReadDeps): OpService<'campaigns.get'> =>
  async ({ id }, { merchant }) => {
    const campaign = await knownCampaign(deps.stores, merchant, id)
    const [results, seen] = await Promise.all([deps.stores.campaigns.results(campaign), seenOf(deps, campaign)])
    const { revision, segment, content, most, madeBy, countedAt, matching, reachable, beganAt, endedAt } = campaign
    const first = merchant.languages[0] ?? 'EN'
    return {
      ...currencyFacts(merchant),
      ...lineOf(campaign),
      revision,
      segment,
      content,
      most,
      madeBy,
      counted: countedAt && { at: countedAt.toISOString(), matching, reachable },
      beganAt: beganAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      results: resultsOf(results, campaign, seen),
      ranks: (merchant.content.ranks ?? []).map(({ rankLevel, name }) => ({ level: rankLevel, name: wordsFor(merchant, first, name) })),
      languages: [...merchant.languages],
    }
  }

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
