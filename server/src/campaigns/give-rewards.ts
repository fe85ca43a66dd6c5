import { PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { Refusal } from '#kernel/refusal.ts'
import { giveGifts } from '#rewards/gifts.ts'
import { type SendDeps, type Sending, ONE_BY_ONE } from './sending.ts'
import { spoken } from './spoken.ts'

/** Gives each member the gift, in a unit of work with the row that says so; the ledger knows each by campaign and member. */
export const giveRewards =
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
