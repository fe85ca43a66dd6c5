import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { pageOfReferrals } from '#referral/page-of-referrals.ts'

export const memberInvited =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.invited'> =>
  async ({ id, after }, caller) => {
    const { currency } = await knownMember(stores, caller, id)
    const owner = { merchant: caller.merchant.code, memberId: id }
    const [by, totals, { rows, next }] = await Promise.all([
      stores.referrals.ofFriend(owner),
      stores.referrals.totals(owner, currency),
      pageOfReferrals(stores.referrals, owner, after),
    ])
    const inviter = by && (await stores.members.byId(owner.merchant, by.inviterId))
    return {
      by: by && inviter ? { id: inviter.id, username: inviter.username, way: by.way, joinedAt: by.joinedAt.toISOString() } : null,
      totals,
      friends: rows.map(({ memberId, username, way, joinedAt, depositCount, depositedAmount, points }) => ({
        id: memberId,
        username,
        way,
        joinedAt: joinedAt.toISOString(),
        depositCount,
        deposited: depositedAmount,
        points,
      })),
      ...(next !== undefined && { next }),
    }
  }
