import { ORDINARY } from '@foyer/contract/account/member/member-type'
import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import { wholeUnits } from '@foyer/texts/format'
import type { SignedInCaller } from '#kernel/caller.ts'
import { dayOf } from '#kernel/day-of.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { clubLabelOf } from '#ranks/standing.ts'
import { countryOf, policyFor, timeZoneOf } from '#safe-play/policy.ts'
import { audienceTime } from './audience.ts'
import type { FactsQuery, StoredFacts } from './fact-statements.ts'
import type { OpenReward } from './open-reward.ts'
import { areReached, goalsOf, rewardsDeposits } from './reward-goals.ts'
import { lastDayOf, timeOf, type RewardTime } from './reward-times.ts'

/** The latest friends of a member that a promotion counts: more than any promotion asks for within its time. */
const MOST_FRIENDS = 1_000

/** Whether the merchant has rewards at all. */
export const hasRewards = ({ flags, content: { promotions = [] } }: Merchant): boolean => flags.REWCEN3 && promotions.length > 0

interface Offered {
  readonly promotion: Promotion
  readonly time: RewardTime
}

/** The promotions whose time is now and that are for this member, and what has to be read to reckon how far the member has come with them. */
export interface OfferedRewards {
  readonly offered: readonly Offered[]
  readonly query: FactsQuery
  /** The first deposits of so many friends are read; 0: none. */
  readonly friends: number
}

/** What is read for `OfferedRewards`; the first deposits of friends come from the subject that has them. */
export interface OpenFacts extends StoredFacts {
  readonly friendDeposits: readonly Date[]
}

/** `member`: with its bets counted. Undefined where nothing is offered. */
export const offeredRewards = (caller: SignedInCaller, member: Member, now: Date): OfferedRewards | undefined => {
  const { merchant, language } = caller
  if (!hasRewards(merchant) || member.type !== ORDINARY) return undefined
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
  if (offered.length === 0) return undefined
  return {
    offered,
    query: {
      first: offered.map(({ time }) => time.first).reduce((one, other) => (one < other ? one : other)),
      last: today,
      promotionIds: offered.map(({ promotion }) => promotion.id),
      limited: offered.flatMap(({ promotion }) => (promotion.inAll === undefined ? [] : [promotion.id])),
    },
    friends: offered.some(({ promotion }) => promotion.condition.friends !== undefined) ? MOST_FRIENDS : 0,
  }
}

/**
 * What was reached of what is offered. It is reckoned from the ledger's counts and the member's row whenever it is asked for; nothing else stores progress,
 * so nothing counts twice.
 */
export const reckonRewards = (
  { offered }: OfferedRewards,
  { claims, totals, days, joined, friendDeposits }: OpenFacts,
  { merchant }: SignedInCaller,
  member: Member,
): readonly OpenReward[] => {
  const zone = timeZoneOf(merchant)
  const taken = new Map(Object.entries(totals))
  const facts = {
    member,
    friendDeposits,
    days,
    joined: new Set(joined),
    dayOf: (moment: Date) => dayOf(moment, zone),
    whole: (amount: number) => wholeUnits(amount, merchant.settings.decimals),
  }
  return offered.flatMap(({ promotion, time }) => {
    const own = claims.filter(({ promotionId }) => promotionId === promotion.id)
    const isTaken = own.some(({ turn }) => turn === time.turn)
    if (!isTaken && own.length >= (promotion.perMember ?? Infinity)) return []
    const goals = goalsOf(promotion, time, facts)
    const isReached = areReached(goals)
    const left = promotion.inAll === undefined ? null : Math.max(0, promotion.inAll - (taken.get(promotion.id) ?? 0))
    const state = isTaken ? 'taken' : isReached && left !== 0 ? 'waiting' : 'running'
    return [{ promotion, turn: time.turn, lastDay: lastDayOf(time), goals, state, left } as const]
  })
}

/** The promotions whose time is now and that are for this member, with what was reached. `member`: with its bets counted. */
export const openRewards = async (
  stores: Pick<Stores, 'rewards' | 'referrals'>,
  caller: SignedInCaller,
  member: Member,
  now: Date,
): Promise<readonly OpenReward[]> => {
  const offered = offeredRewards(caller, member, now)
  if (!offered) return []
  const owner = ownerOf(caller)
  // One after the other: a unit of work has one connection.
  const facts = await stores.rewards.factsOf(owner, offered.query)
  const friendDeposits = offered.friends === 0 ? [] : await stores.referrals.firstDeposits(owner, offered.friends)
  return reckonRewards(offered, { ...facts, friendDeposits }, caller, member)
}
