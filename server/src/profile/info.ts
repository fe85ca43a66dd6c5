import { isGuest } from '#account/member/guest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { walletVersionOf } from '#money/balance.ts'
import { clubLabelOf } from '#ranks/standing.ts'
import { withBets } from '#ranks/with-bets.ts'
import { offeredRewards, openRewards, reckonRewards } from '#rewards/open-rewards.ts'
import { shownPause } from '#safe-play/shown-pause.ts'
import { liveCounts } from './live-counts.ts'

type InfoDeps = Pick<Deps, 'stores' | 'clock'>

/**
 * Finding the session has already read the member; one statement reads all else. A visible page asks every minute, and so keeps the count of bets near its
 * end. Only where new bets were counted, the rewards are reckoned from what is there then.
 */
export const info =
  ({ stores, clock }: InfoDeps): Service<'member.info'> =>
  async (_request, caller) => {
    const { merchant, language, session } = caller
    const { firstTimeLogin } = session
    const now = clock()
    const offered = offeredRewards(caller, session.member, now)
    const glance = await stores.glances.of({ caller, now }, offered)
    const { accounts, pause } = glance
    const member = await withBets({ stores })(merchant, session.member, accounts)
    const rewards =
      member !== session.member
        ? await openRewards(stores, caller, member, now)
        : offered && glance.rewards
          ? reckonRewards(offered, glance.rewards, caller, member)
          : []
    return {
      customerId: member.id,
      userName: member.username,
      merchantCode: member.merchant,
      type: member.type,
      language: member.language,
      currency: member.currency,
      firstTimeLogin,
      guest: isGuest(member),
      hasPassword: member.passwordHash !== null,
      walletVersion: walletVersionOf(accounts),
      registeredAt: member.registeredAt.toISOString(),
      clubLabel: clubLabelOf(merchant, member, language),
      profileIcon: member.profileIcon,
      pause: shownPause(pause, now),
      counts: liveCounts(caller, glance, rewards),
    }
  }
