import { ORDINARY } from '@foyer/contract/account/member/member-type'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { promotionsOf } from '#rewards/promotions.ts'
import { policyFor } from '#safe-play/policy.ts'

/**
 * The points that a member of this type gets for the first deposit of a friend: what the page promises is what is given. 0 while REFERRAL is off, for
 * agents, who are paid outside, and where the country of the merchant allows no reward for deposits: at a deposit nobody calls whose own country
 * would be known.
 */
export const pointsPerFriend = (merchant: Merchant, inviterType: number, now: Date): number => {
  const { points = 0 } = merchant.file.referral ?? {}
  const mayGive = policyFor({ merchant, network: { country: undefined } }).rules.depositRewards
  return inviterType === ORDINARY && mayGive && promotionsOf(merchant, now).REFERRAL.enabled ? points : 0
}
