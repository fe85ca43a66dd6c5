import type { Stores } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { queuePush } from '#push/queue-push.ts'
import { finishCampaign } from './finish-campaign.ts'
import { giveRewards } from './give-rewards.ts'
import { jobKinds } from './job-kinds.ts'
import { quietUntil } from './policy.ts'
import { sendMail } from './send-mail-part.ts'
import type { SendDeps, Sending } from './sending.ts'
import { sendJob } from './walk-campaign.ts'

/** A push or a message in the app: the part as a whole, in one unit of work. */
const sendPart = async (unit: Stores, { merchant, campaign, part }: Sending, deps: SendDeps): Promise<void> => {
  const now = deps.clock()
  const memberIds = await unit.campaignWalk.settlePart({ merchant, campaign, now }, part)
  if (memberIds.length === 0) return
  const { id, channel, content } = campaign
  if (channel === 'message') return await unit.sentAnnouncements.send({ merchant: merchant.code, id: messageId(id), ...content, at: now }, memberIds)
  const push = { kind: 'news', says: { words: content.words }, path: content.path, audience: { campaign: `${id}.${part}` } } as const
  await unit.campaignWalk.notePush(campaign, part, await queuePush(deps)(unit, merchant.code, push))
}

/** The id of a campaign among the messages in the app. */
export const messageId = (campaign: string): string => `campaign-${campaign}`

/** Sends a campaign to the members of one part. What rings waits for the end of the quiet hours. */
export const sendCampaign = (deps: SendDeps): JobWork => {
  const { merchants, stores, inUnit, clock } = deps
  const finish = finishCampaign(deps)
  const [mail, reward] = [sendMail(deps), giveRewards(deps)]

  const send = async (sending: Sending, signal: AbortSignal): Promise<void> => {
    const { campaign } = sending
    if (campaign.channel === 'email' || campaign.channel === 'sms') await mail(sending, signal)
    else if (campaign.channel === 'reward') await reward(sending, signal)
    else
      await inUnit(async unit => {
        // Whoever stops it waits for this, or is seen here.
        const held = await unit.campaigns.byId(campaign.merchant, campaign.id, true)
        if (held?.state === 'sending') await sendPart(unit, sending, deps)
      })
  }

  return handleJob(jobKinds.sendCampaign, async ({ merchant: code, payload: { campaign: id, part } }, signal) => {
    const [merchant, campaign] = [merchants.byCode(code), await stores.campaigns.byId(code, id)]
    if (!merchant || campaign?.state !== 'sending') return
    const quiet = campaign.channel === 'message' || campaign.channel === 'reward' ? undefined : quietUntil(merchant, clock())
    if (!quiet) await send({ merchant, campaign, part }, signal)
    const isLeft = (await stores.campaignWalk.chosenOf(campaign, part, 1)).length > 0
    if (isLeft) await inUnit(unit => unit.jobs.add(jobKinds.sendCampaign, sendJob(campaign, part, quiet ?? clock())))
    else await finish(code, id)
  })
}
