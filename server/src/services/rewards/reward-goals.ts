import type { Promotion } from '@foyer/contract/merchant/promotions-content'
import { goalKinds } from '@foyer/contract/rewards/rewards'
import type { Member } from '#stores/member-store.ts'
import type { MemberDay } from '#stores/rewards/reward-store.ts'
import type { RewardTime } from './reward-times.ts'

/** What goals are reckoned from. */
export interface RewardFacts {
  readonly member: Member
  readonly days: readonly MemberDay[]
  /** Ids of the activities that the member takes part in. */
  readonly joined: ReadonlySet<string>
  /** When friends whom the member invited made their first deposits. */
  readonly friendDeposits: readonly Date[]
  readonly dayOf: (moment: Date) => string
  /** A sum in the smallest unit, in whole units. */
  readonly whole: (amount: number) => number
}

type GoalKind = (typeof goalKinds)[number]
export interface RewardGoal {
  readonly kind: GoalKind
  readonly completed: number
  readonly expected: number
}

const expectedOf = (value: Promotion['condition'][GoalKind]): number => (typeof value === 'number' ? value : 1)

/** How far a member has come with each goal of a promotion, within one of its times. */
export const goalsOf = ({ condition }: Promotion, { first, last }: RewardTime, facts: RewardFacts): RewardGoal[] => {
  const { member, joined, dayOf, whole } = facts
  const isIn = (day: string): boolean => first <= day && day <= last
  const days = facts.days.filter(({ day }) => isIn(day))
  const sum = (count: (day: MemberDay) => number): number => days.reduce((total, day) => total + count(day), 0)
  const isSince = (moment: Date | null): number => (moment && isIn(dayOf(moment)) ? 1 : 0)
  const found: Readonly<Record<GoalKind, () => number>> = {
    signedIn: () => 1,
    registered: () => isSince(member.registeredAt),
    firstDeposit: () => isSince(member.firstDepositAt),
    activity: () => (joined.has(condition.activity ?? '') ? 1 : 0),
    // Its time begins with the birthday.
    birthday: () => 1,
    deposits: () => sum(day => day.deposits),
    deposited: () => whole(sum(day => day.deposited)),
    friends: () => facts.friendDeposits.filter(moment => isIn(dayOf(moment))).length,
    bets: () => sum(day => day.bets),
    staked: () => whole(sum(day => day.staked)),
  }
  return goalKinds
    .filter(kind => condition[kind] !== undefined)
    .map(kind => {
      const expected = expectedOf(condition[kind])
      return { kind, expected, completed: Math.max(0, Math.min(found[kind](), expected)) }
    })
}

/** Whether it rewards money that is paid in, which some countries forbid. */
export const rewardsDeposits = ({ condition: { firstDeposit, deposits, deposited } }: Promotion): boolean =>
  firstDeposit !== undefined || deposits !== undefined || deposited !== undefined
