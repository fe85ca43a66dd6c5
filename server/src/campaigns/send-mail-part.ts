import { CredentialsRefused, PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import type { Recipient } from './campaign-member-store.ts'
import { type SendDeps, type Sending, ONE_BY_ONE } from './sending.ts'
import { mailOf } from './spoken.ts'

/** By e-mail or SMS, one after the other. A member is claimed in a statement of its own before anything leaves, so that nobody gets it twice. */
export const sendMail =
  ({ stores, clock, carriers, publicAddresses, seals, log }: SendDeps) =>
  async ({ merchant, campaign, part }: Sending, signal: AbortSignal): Promise<void> => {
    const channel = campaign.channel === 'sms' ? 'sms' : 'email'
    const house = { seals, merchant, address: publicAddresses.of(merchant) }
    const hand = async (recipient: Recipient): Promise<void> => {
      const name = merchant.channels[channel]
      const { subject, text, unsubscribe, short } = mailOf(house, campaign, recipient)
      const [sms, mail] = [carriers.sms[name], carriers.email[name]]
      if (channel === 'sms' && sms) return sms.send({ to: recipient.mobile ?? '', text: short }, merchant)
      if (channel === 'email' && mail)
        return mail.send({ id: `${campaign.id}.${recipient.memberId}`, to: recipient.email ?? '', subject, text, unsubscribe }, merchant)
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
