import { maskedName } from '#account/member/masked.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { inviterOf } from './inviter.ts'
import { pageOfReferrals } from './page-of-referrals.ts'

/** The friends who came by the member's code. How much a friend deposited is private: the member learns only that there was a deposit. */
export const friends =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'referral.friends'> =>
  async ({ after }, caller) => {
    const { rows, ...rest } = await pageOfReferrals(stores.referrals, inviterOf(caller, clock()), after)
    return {
      friends: rows.map(({ username, joinedAt, depositCount, points }) => ({
        name: maskedName(username),
        joinedAt: joinedAt.toISOString(),
        deposited: depositCount > 0,
        points,
      })),
      ...rest,
    }
  }
