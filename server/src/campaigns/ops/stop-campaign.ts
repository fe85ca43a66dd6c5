import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { aboutCampaign, knownCampaign } from './known-campaign.ts'
import type { WriteDeps } from './write-campaigns.ts'

export const stopCampaign =
  ({ inUnit, clock }: WriteDeps): OpService<'campaigns.stop'> =>
  async ({ id, reason }, caller) => {
    await inUnit(async unit => {
      const campaign = await knownCampaign(unit, caller.merchant, id, true)
      if (campaign.state !== 'scheduled' && campaign.state !== 'sending') throw new OpRefusal('campaign.ended', { state: campaign.state })
      const now = clock()
      await unit.campaigns.set(campaign, { state: 'stopped', endedAt: now })
      await unit.campaignWalk.skipRest(campaign, now)
      // Of a push what was handed to its own jobs and has not left.
      await unit.campaignWalk.stopPushes(campaign)
      await caller.record(unit, { about: aboutCampaign(id), reason, before: { state: campaign.state, reached: campaign.reached } })
    })
    return {}
  }
