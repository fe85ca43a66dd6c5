import type { CallAnswers } from '@foyer/contract'
import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { OpenReward } from '#rewards/open-reward.ts'
import { hasRewards } from '#rewards/open-rewards.ts'
import type { Glance } from './glance-store.ts'

/** A provider outside is not asked: its answer may take long, and this one renews the session. */
const hasChatCount = ({ merchant, session: { member } }: SignedInCaller): boolean => merchant.settings.chat === 'desk' && member.type !== RESTRICTED

/** What badges show; what the merchant does not have is not named. */
export const liveCounts = (
  caller: SignedInCaller,
  { chat, inbox, pause }: Glance,
  rewards: readonly OpenReward[],
): NonNullable<CallAnswers['member.info']['counts']> => ({
  ...(hasChatCount(caller) && { chat }),
  inbox,
  ...(hasRewards(caller.merchant) && { rewards: pause ? 0 : rewards.filter(({ state }) => state === 'waiting').length }),
})
