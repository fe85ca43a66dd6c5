import { ORDINARY } from '@foyer/contract/member-type'
import type { Deps } from '#deps.ts'
import { promotionsOf } from '#merchants/promotions.ts'
import { policyFor } from '#services/safe-play/policy.ts'
import { createWallet } from '#services/wallet/wallet.ts'
import { handleJob, type JobWork } from './job-work.ts'
import { jobKinds } from './kinds.ts'

/**
 * Gives a member points for the first deposit of a friend (spec 2 §6, Referral). The points and the note that they were given are one
 * transaction, so that a job that runs twice gives them once. Agents get none: what they are paid is settled outside. Nor does a
 * member who takes a break or has excluded themselves: nothing may draw them back to playing. Where the country of the merchant allows no reward for
 * deposits there is none: nobody calls here whose own country would be known.
 */
export const rewardReferral = ({ merchants, stores, inUnit, clock }: Pick<Deps, 'merchants' | 'stores' | 'inUnit' | 'clock'>): JobWork => {
  const wallet = createWallet({ clock })
  return handleJob(jobKinds.rewardReferral, async ({ merchant: code, payload }) => {
    const merchant = merchants.byCode(code)
    const points = merchant?.file.referral?.points
    if (!merchant || points === undefined || !promotionsOf(merchant, clock()).REFERRAL.enabled) return
    if (!policyFor({ merchant, network: { country: undefined } }).rules.depositRewards) return
    const event = await stores.ledger.eventOf(code, payload.transferId)
    if (!event?.first) return
    const friend = { merchant: code, memberId: event.memberId }
    const referral = await stores.referrals.ofFriend(friend)
    if (!referral || referral.points > 0) return
    const inviter = await stores.members.byId(code, referral.inviterId)
    if (inviter?.type !== ORDINARY) return
    if (await stores.safePlay.pauseOf({ merchant: code, memberId: inviter.id }, clock())) return
    await inUnit(async unit => {
      await wallet.earnPoints(unit, { merchant, memberId: inviter.id, reference: `referral:${friend.memberId}`, amount: points })
      await unit.referrals.notePoints(friend, points)
    })
  })
}
