import type { Deps, Stores } from '#kernel/deps.ts'
import { CredentialsRefused, PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import { queuePush } from '#push/queue-push.ts'
import { giveGifts } from '#rewards/gifts.ts'
import type { Recipient } from './campaign-sending-store.ts'
import type { Campaign } from './campaign-store.ts'
import { finishCampaign } from './finish-campaign.ts'
import { jobKinds } from './job-kinds.ts'
import { quietUntil } from './policy.ts'
import { mailOf, spoken } from './spoken.ts'
import { sendJob } from './walk-campaign.ts'

/** Members whom one run of a job hands something over to, one after the other. */
const ONE_BY_ONE = 100

type SendDeps = Pick<Deps, 'merchants' | 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'carriers' | 'publicAddresses' | 'seals' | 'log'>

interface Sending {
  readonly merchant: Merchant
  readonly campaign: Campaign
  readonly part: number
}

/** By e-mail or SMS, one after the other. A member is claimed in a statement of its own before anything leaves, so that nobody gets it twice. */
const sendMail =
  ({ stores, clock, carriers, publicAddresses, seals, log }: SendDeps) =>
  async ({ merchant, campaign, part }: Sending, signal: AbortSignal): Promise<void> => {
    const channel = campaign.channel === 'sms' ? 'sms' : 'email'
    const house = { seals, merchant, address: publicAddresses.of(merchant) }
    const hand = async (recipient: Recipient): Promise<void> => {
      const name = merchant.channels[channel]
      const { subject, text, unsubscribe, short } = mailOf(house, campaign, recipient)
      const [sms, mail] = [carriers.sms[name], carriers.email[name]]
      if (channel === 'sms' && sms) return sms.send({ to: recipient.mobile ?? '', text: short }, merchant)
      if (channel === 'email' && mail) return mail.send({ to: recipient.email ?? '', subject, text, unsubscribe }, merchant)
      throw new PermanentFailure(`${merchant.code} has no ${channel}`)
    }
    await stores.campaignWalk.failUnclear(campaign, part, clock())
    for (const memberId of await stores.campaignWalk.chosenOf(campaign, part, ONE_BY_ONE)) {
      if (signal.aborted) throw new TryLater('the part took too long')
      const recipient = await stores.campaignWalk.claim({ merchant, campaign, now: clock() }, memberId)
      if (!recipient) continue
      try {
        await hand(recipient)
        await stores.campaignWalk.end(campaign, memberId, 'sent', clock())
      } catch (error) {
        // These say that the other side did not take it. Of any other failure nobody knows: it is not sent again.
        const isSafe = error instanceof TryLater || error instanceof CredentialsRefused
        await stores.campaignWalk.end(campaign, memberId, isSafe ? 'chosen' : 'failed', clock())
        if (!(error instanceof PermanentFailure)) throw error
        log.warn({ err: error, merchant: merchant.code, campaign: campaign.id }, 'a campaign’s message cannot be delivered')
      }
    }
  }

/** Gives each member the gift, in a unit of work with the row that says so; the ledger knows each by campaign and member. */
const giveRewards =
  (deps: SendDeps) =>
  async ({ merchant, campaign, part }: Sending, signal: AbortSignal): Promise<void> => {
    const { stores, inUnit, clock, log } = deps
    const give = giveGifts(deps)
    const { gift } = campaign.content
    if (!gift) throw new PermanentFailure(`the campaign ${campaign.id} gives nothing`)
    for (const memberId of await stores.campaignWalk.chosenOf(campaign, part, ONE_BY_ONE)) {
      if (signal.aborted) throw new TryLater('the part took too long')
      try {
        await inUnit(async unit => {
          await unit.safePlay.lock({ merchant: merchant.code, memberId })
          const now = clock()
          const recipient = await unit.campaignWalk.claim({ merchant, campaign, now }, memberId)
          if (!recipient) return
          // Members read this in their statement, and never what staff call the campaign.
          const name = spoken(merchant, campaign, recipient.language).title || merchant.file.name
          await give(unit, { merchant, memberId, reference: `campaign:${campaign.id}:${memberId}`, now, name }, gift)
          await unit.campaignWalk.end(campaign, memberId, 'sent', now)
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        log.info({ code: error.code, merchant: merchant.code, campaign: campaign.id, memberId }, 'a campaign’s gift was refused')
        await stores.campaignWalk.skip(campaign, memberId, 'refused', clock())
      }
    }
  }

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
