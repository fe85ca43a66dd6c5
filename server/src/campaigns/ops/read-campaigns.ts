import { skipReasons } from '@foyer/contract/campaigns/ops/content'
import type { CampaignResults } from '#campaigns/campaign-results-store.ts'
import type { Campaign } from '#campaigns/campaign.ts'
import { messageId } from '#campaigns/send-campaign.ts'
import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { wordsFor } from '#ranks/standing.ts'
import { channelsOf } from './campaign-rules.ts'
import { knownCampaign } from './known-campaign.ts'

const LISTED = 100

export type ReadDeps = Pick<Deps, 'stores' | 'clock' | 'newId'>

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
