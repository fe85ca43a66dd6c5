import type { Deps } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import type { Member } from '#kernel/member.ts'
import { merchantWord } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { createWallet } from '#money/wallet.ts'
import { jobKinds } from './job-kinds.ts'
import { pointsPerFriend } from './points-per-friend.ts'

/** What the points are for, as the inviter reads it among others. */
const nameFor = (merchant: Merchant, { language }: Pick<Member, 'language'>): string =>
  merchantWord(merchant, language ?? merchant.languages[0] ?? 'EN', 'shell', 'invite_friends')

/**
 * Gives a member points for the first deposit of a friend (spec 2 §6, Referral). The points and the note that they were given are one
 * transaction, so that a job that runs twice gives them once. How many is what the page promised (`pointsPerFriend`). A member who takes a break or
 * has excluded themselves gets none: nothing may draw them back to playing. Nor does one whose bets are locked.
 */
export const rewardReferral = ({ merchants, stores, inUnit, clock }: Pick<Deps, 'merchants' | 'stores' | 'inUnit' | 'clock'>): JobWork => {
  const wallet = createWallet({ clock })
  return handleJob(jobKinds.rewardReferral, async ({ merchant: code, payload }) => {
    const merchant = merchants.byCode(code)
    if (!merchant) return
    const event = await stores.ledger.eventOf(code, payload.transferId)
    if (!event?.first) return
    const friend = { merchant: code, memberId: event.memberId }
    const referral = await stores.referrals.ofFriend(friend)
    if (!referral || referral.points > 0) return
    const inviter = await stores.members.byId(code, referral.inviterId)
    const points = inviter ? pointsPerFriend(merchant, inviter.type, clock()) : 0
    if (!inviter || points === 0) return
    const owner = { merchant: code, memberId: inviter.id }
    if ((await stores.safePlay.pauseOf(owner, clock())) || (await stores.locks.holds(owner, 'bets', clock()))) return
    await inUnit(async unit => {
      const reference = `referral:${friend.memberId}`
      await wallet.earnPoints(unit, { merchant, memberId: inviter.id, reference, amount: points, shown: { name: nameFor(merchant, inviter) } })
      await unit.referrals.notePoints(friend, points)
    })
  })
}
