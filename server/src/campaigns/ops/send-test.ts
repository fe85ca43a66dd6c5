import { testCampaign } from '#campaigns/test-campaign.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { aboutCampaign, seenCampaign } from './known-campaign.ts'
import type { WriteDeps } from './write-campaigns.ts'

/** Tests that one member gets in an hour, of all staff and campaigns. */
const TESTS_OF_MEMBER: LimitRule = { name: 'campaign-test', points: 10, seconds: 3_600, code: 'TOO_MANY_REQUEST' }

/** Sends it to one member now, whether the member belongs to the segment or not; what keeps the member from offers keeps it from a test too. */
export const sendTest = (deps: WriteDeps & Pick<Deps, 'stores' | 'limits'> & Parameters<typeof testCampaign>[0]): OpService<'campaigns.test'> => {
  const send = testCampaign(deps)
  return async ({ username, ...request }, caller) => {
    const { merchant } = caller
    const campaign = await seenCampaign(deps.stores, merchant, request)
    if (campaign.channel === 'reward') throw new OpRefusal('campaign.test.reward')
    const member = await deps.stores.members.byUsername(merchant.code, username)
    if (!member) throw new OpRefusal('member.unknown')
    const { full } = await deps.limits.consumeInTurn(merchant.code, [[TESTS_OF_MEMBER, member.id]])
    if (full) throw new OpRefusal('request.too.many', { retryAfter: TESTS_OF_MEMBER.seconds })
    await deps.inUnit(async unit => {
      const reason = await send(unit, merchant, campaign, member)
      if (reason) throw new OpRefusal('campaign.test.refused', { reason })
      await caller.record(unit, { about: aboutCampaign(campaign.id), after: { to: member.id } })
    })
    return {}
  }
}
