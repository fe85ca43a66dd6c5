import type { Deps } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Campaign } from './campaign.ts'
import { finishCampaign } from './finish-campaign.ts'
import { jobKinds } from './job-kinds.ts'

/** Members that one statement looks at. */
const PART = 500
/** Statements of one run of a job, before it lets another one go on. */
const PARTS_AT_ONCE = 20

type WalkDeps = Pick<Deps, 'merchants' | 'stores' | 'inUnit' | 'clock'>

/** Counts exactly whom a version of a campaign would reach; a run that was cut off goes on where it stopped. */
export const countCampaign = ({ merchants, inUnit, clock }: WalkDeps): JobWork => {
  /** False where there is nothing more to count. */
  const countPart = (merchant: Merchant, id: string, revision: number): Promise<boolean> =>
    inUnit(async unit => {
      const campaign = await unit.campaigns.byId(merchant.code, id, true)
      if (campaign?.state !== 'counting' || campaign.revision !== revision) return false
      const now = clock()
      const { last, matching, reachable } = await unit.campaignWalk.countPart({ merchant, campaign, now }, PART)
      if (last === undefined) {
        await unit.campaigns.set(campaign, { state: 'ready', countedAt: now, walkedTo: '' })
        return false
      }
      await unit.campaigns.set(campaign, { walkedTo: last, matching: campaign.matching + matching, reachable: campaign.reachable + reachable })
      return true
    })

  return handleJob(jobKinds.countCampaign, async ({ merchant: code, payload }) => {
    const merchant = merchants.byCode(code)
    if (!merchant) return
    for (let part = 0; part < PARTS_AT_ONCE; part += 1) if (!(await countPart(merchant, payload.campaign, payload.revision))) return
    await inUnit(unit => unit.jobs.add(jobKinds.countCampaign, { merchant: code, payload, dueAt: clock() }))
  })
}

/** Chooses the members of a campaign that was approved. Each part is a unit of work with its job, so that none is lost and none comes twice. */
export const walkCampaign = (deps: WalkDeps): JobWork => {
  const { merchants, inUnit, clock } = deps
  const finish = finishCampaign(deps)

  const choosePart = (merchant: Merchant, id: string): Promise<Campaign | undefined> =>
    inUnit(async unit => {
      const campaign = await unit.campaigns.byId(merchant.code, id, true)
      if (!campaign || campaign.isWalked || (campaign.state !== 'scheduled' && campaign.state !== 'sending')) return undefined
      const now = clock()
      if (campaign.state === 'scheduled') await unit.campaigns.set(campaign, { state: 'sending', beganAt: now })
      const part = campaign.parts + 1
      const { last, chosen } = await unit.campaignWalk.choosePart({ merchant, campaign, now, part, room: campaign.most - campaign.chosen }, PART)
      if (last === undefined) {
        await unit.campaigns.set(campaign, { isWalked: true })
        return undefined
      }
      await unit.campaignWalk.walked(campaign, last, chosen)
      if (chosen > 0) await unit.jobs.add(jobKinds.sendCampaign, sendJob(campaign, part, now))
      return campaign
    })

  return handleJob(jobKinds.walkCampaign, async ({ merchant: code, payload }) => {
    const merchant = merchants.byCode(code)
    if (!merchant) return
    for (let part = 0; part < PARTS_AT_ONCE; part += 1)
      if (!(await choosePart(merchant, payload.campaign))) {
        await finish(code, payload.campaign)
        return
      }
    await inUnit(unit => unit.jobs.add(jobKinds.walkCampaign, { merchant: code, payload, dueAt: clock() }))
  })
}

/** The job that sends a part. Where the provider of its channel is stopped, it waits. */
export const sendJob = ({ merchant, id, channel }: Pick<Campaign, 'merchant' | 'id' | 'channel'>, part: number, dueAt: Date) => ({
  merchant,
  payload: { campaign: id, part },
  dueAt,
  ...((channel === 'email' || channel === 'sms') && { provider: channel }),
})
