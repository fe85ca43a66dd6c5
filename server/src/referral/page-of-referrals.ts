import type { Owner } from '#kernel/owner-of.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import type { ReferralStore } from './referral-store.ts'

/** One page of an inviter's friends, the latest first. */
export const pageOfReferrals = (referrals: ReferralStore, inviter: Owner, after: string | undefined) =>
  pageOfRows(
    after,
    (limit, place) => referrals.ofInviter(inviter, limit, place && { joinedAt: place.at, memberId: place.id }),
    ({ joinedAt, memberId }) => ({ at: joinedAt, id: memberId }),
  )
