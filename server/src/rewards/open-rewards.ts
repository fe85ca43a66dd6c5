import { ORDINARY } from '@foyer/contract/account/member/member-type'
import { wholeUnits } from '@foyer/texts/format'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { clubLabelOf } from '#ranks/standing.ts'
import { countryOf, policyFor, timeZoneOf } from '#safe-play/policy.ts'
import { audienceTime } from './audience.ts'
import type { OpenReward } from './open-reward.ts'
import { dayOf } from './promotion-days.ts'
import { areReached, goalsOf, rewardsDeposits } from './reward-goals.ts'
import { lastDayOf, timeOf } from './reward-times.ts'

/** The latest friends of a member that a promotion counts: more than any promotion asks for within its time. */
const MOST_FRIENDS = 1_000

/** Whether the merchant has rewards at all. */
export const hasRewards = ({ flags, content: { promotions = [] } }: Merchant): boolean => flags.REWCEN3 && promotions.length > 0

/**
 * The promotions whose time is now and that are for this member, with what was reached. It is reckoned from the ledger's counts and the member's row
 * whenever it is asked for; nothing else stores progress, so nothing counts twice. `member`: with its bets counted.
 */
export const openRewards = async (
  stores: Pick<Stores, 'rewards' | 'activityJoins' | 'referrals'>,
  caller: SignedInCaller,
  member: Member,
  now: Date,
): Promise<readonly OpenReward[]> => {
  const { merchant, language } = caller
  if (!hasRewards(merchant) || member.type !== ORDINARY) return []
  const owner = ownerOf(caller)
  const zone = timeZoneOf(merchant)
  const today = dayOf(now, zone)
  const level = clubLabelOf(merchant, member, language)?.rankLevel ?? 0
  const { depositRewards } = policyFor(caller).rules
  const who = { level, language, country: countryOf(caller), registeredOn: dayOf(member.registeredAt, zone) }
  const offered = (merchant.content.promotions ?? []).flatMap(promotion => {
    if (!depositRewards && rewardsDeposits(promotion)) return []
    const open = timeOf(promotion, today, member.birthday)
    const time = open && audienceTime(promotion.audience, open, who)
    return time && today <= time.last ? [{ promotion, time }] : []
  })
  if (offered.length === 0) return []

  const first = offered.map(({ time }) => time.first).reduce((one, other) => (one < other ? one : other))
  const limited = offered.flatMap(({ promotion }) => (promotion.inAll === undefined ? [] : [promotion.id]))
  const needsActivity = offered.some(({ promotion }) => promotion.condition.activity !== undefined)
  const needsFriends = offered.some(({ promotion }) => promotion.condition.friends !== undefined)
  const ids = offered.map(({ promotion }) => promotion.id)
  // One after the other: a unit of work has one connection.
  const days = await stores.rewards.daysOf(owner, first, today)
  const claims = await stores.rewards.claimsOf(owner, ids)
  const totals = await stores.rewards.totals(merchant.code, limited)
  const joins = needsActivity ? await stores.activityJoins.ofMember(owner) : []
  const friendDeposits = needsFriends ? await stores.referrals.firstDeposits(owner, MOST_FRIENDS) : []
  const facts = {
    member,
    friendDeposits,
    days,
    joined: new Set(joins.map(({ activityId }) => activityId)),
    dayOf: (moment: Date) => dayOf(moment, zone),
    whole: (amount: number) => wholeUnits(amount, merchant.settings.decimals),
  }

  return offered.flatMap(({ promotion, time }) => {
    const own = claims.filter(({ promotionId }) => promotionId === promotion.id)
    const isTaken = own.some(({ turn }) => turn === time.turn)
    if (!isTaken && own.length >= (promotion.perMember ?? Infinity)) return []
    const goals = goalsOf(promotion, time, facts)
    const isReached = areReached(goals)
    const left = promotion.inAll === undefined ? null : Math.max(0, promotion.inAll - (totals.get(promotion.id) ?? 0))
    const state = isTaken ? 'taken' : isReached && left !== 0 ? 'waiting' : 'running'
    return [{ promotion, turn: time.turn, lastDay: lastDayOf(time), goals, state, left } as const]
  })
}
