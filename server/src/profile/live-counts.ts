import type { CallAnswers } from '@foyer/contract'
import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { hasRewards, openRewards } from '#rewards/open-rewards.ts'

type CountDeps = Pick<Deps, 'stores' | 'clock'>

/** A provider outside is not asked: its answer may take long, and this one renews the session. */
const chatCount = async ({ merchant, session: { member } }: SignedInCaller, { stores }: CountDeps) => {
  if (merchant.settings.chat !== 'desk' || member.type === RESTRICTED) return {}
  const thread = await stores.chats.thread({ merchant: merchant.code, memberId: member.id })
  return { chat: thread?.memberUnread ?? 0 }
}

const inboxCount = async (caller: SignedInCaller, { stores, clock }: CountDeps, isPaused: boolean) => ({
  inbox: await stores.inbox.countNew({ caller, now: clock(), isPaused }),
})

const rewardCount = async (caller: SignedInCaller, { stores, clock }: CountDeps, isPaused: boolean) => {
  const { merchant, session } = caller
  if (!hasRewards(merchant)) return {}
  if (isPaused) return { rewards: 0 }
  const open = await openRewards(stores, caller, session.member, clock())
  return { rewards: open.filter(({ state }) => state === 'waiting').length }
}

/** What badges show; what the merchant does not have is not named. `isPaused`: the member takes a break or is self-excluded. */
export const liveCounts = async (
  caller: SignedInCaller,
  deps: CountDeps,
  isPaused: boolean,
): Promise<NonNullable<CallAnswers['member.info']['counts']>> => {
  const counts = await Promise.all([chatCount(caller, deps), inboxCount(caller, deps, isPaused), rewardCount(caller, deps, isPaused)])
  return Object.assign({}, ...counts)
}
