import type { Deps } from '#kernel/deps.ts'

/** A campaign is done once all members were looked at and everybody who was chosen has got it. */
export const finishCampaign =
  ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>) =>
  (merchant: string, id: string): Promise<void> =>
    inUnit(async unit => {
      const campaign = await unit.campaigns.byId(merchant, id, true)
      if (campaign?.state === 'sending' && (await unit.campaignWalk.isOver(campaign)))
        await unit.campaigns.set(campaign, { state: 'done', endedAt: clock() })
    })
