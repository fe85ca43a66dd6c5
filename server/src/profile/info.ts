import { isGuest } from '#account/member/guest.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'
import { walletVersionOf } from '#money/balance.ts'
import { clubLabelOf } from '#ranks/standing.ts'
import { withBets } from '#ranks/with-bets.ts'
import { shownPause } from '#safe-play/shown-pause.ts'
import { liveCounts } from './live-counts.ts'

type InfoDeps = Pick<Deps, 'stores' | 'clock'>

/** Finding the session has already read all but the wallet's version, a break that holds and the counts. A visible page asks every minute, and so keeps the count of bets near its end. */
export const info =
  (deps: InfoDeps): Service<'member.info'> =>
  async (_request, caller) => {
    const { merchant, language, session } = caller
    const { firstTimeLogin } = session
    const now = deps.clock()
    const [accounts, pause] = await Promise.all([
      deps.stores.ledger.accountsOf(merchant.code, session.member.id),
      deps.stores.safePlay.pauseOf(ownerOf(caller), now),
    ])
    const counts = await liveCounts(caller, deps, pause !== undefined)
    const member = await withBets(deps)(merchant, session.member, accounts)
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
      counts,
    }
  }
