import type { SkipReason } from '@foyer/contract/campaigns/ops/content'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { queueMessage } from '#messages/queue-message.ts'
import { queuePush } from '#push/queue-push.ts'
import type { Campaign } from './campaign.ts'
import { mailOf } from './spoken.ts'

/** A test that has not left after this time is of no use, ms. */
const TEST_LIFE_MS = 60 * 60_000

/**
 * Sends a campaign to one member, in a unit of work. Answers why the member does not get it, where something is in the way: what keeps from offers keeps from
 * a test too. It counts to no cap.
 */
export const testCampaign = (deps: Pick<Deps, 'clock' | 'newId' | 'seals' | 'publicAddresses'>) => {
  const [message, push] = [queueMessage(deps), queuePush(deps)]
  return async (unit: Stores, merchant: Merchant, campaign: Campaign, member: Member): Promise<SkipReason | undefined> => {
    const now = deps.clock()
    const { channel, content } = campaign
    const bar = await unit.campaignWalk.barOf({ merchant, campaign, now }, member.id)
    if (bar !== undefined && bar !== 'cap') return bar
    if (channel === 'push') {
      const says = { words: content.words }
      await push(unit, merchant.code, { kind: 'news', says, path: content.path, audience: { member: member.id } })
    }
    if (channel === 'message')
      await unit.sentAnnouncements.send({ merchant: merchant.code, id: `test-${deps.newId()}`, words: content.words, path: content.path, at: now }, [
        member.id,
      ])
    if (channel === 'email' || channel === 'sms') {
      const house = { seals: deps.seals, merchant, address: deps.publicAddresses.of(merchant) }
      const { subject, text, unsubscribe, short } = mailOf(house, campaign, { memberId: member.id, language: member.language })
      await message(unit, merchant.code, {
        channel,
        recipient: (channel === 'sms' ? member.mobile : member.email) ?? '',
        ...(channel === 'email' && { subject, unsubscribe }),
        text: channel === 'sms' ? short : text,
        to: 'anyone',
        what: 'campaign',
        memberId: member.id,
        until: new Date(now.getTime() + TEST_LIFE_MS).toISOString(),
      })
    }
    return undefined
  }
}
