import { goalKinds, type GoalKind } from '@foyer/contract/rewards/goals'
import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import type { Member } from '#kernel/member.ts'
import type { MemberDay } from './reward-claim.ts'
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

export interface RewardGoal {
  readonly kind: GoalKind
  readonly completed: number
  readonly expected: number
}

/** The facts within one of a promotion's times. */
interface TimedFacts extends RewardFacts {
  readonly condition: Promotion['condition']
  isIn(day: string): boolean
  /** A sum over the days of the time. */
  sum(count: (day: MemberDay) => number): number
}

interface GoalRule {
  /** Whether it rewards money that is paid in, which some countries forbid. */
  readonly ofDeposits: boolean
  /** How far the member has come. */
  readonly completed: (facts: TimedFacts) => number
}

const since = (moment: Date | null, { isIn, dayOf }: TimedFacts): number => (moment && isIn(dayOf(moment)) ? 1 : 0)

const RULES: Readonly<Record<GoalKind, GoalRule>> = {
  signedIn: { ofDeposits: false, completed: () => 1 },
  registered: { ofDeposits: false, completed: facts => since(facts.member.registeredAt, facts) },
  firstDeposit: { ofDeposits: true, completed: facts => since(facts.member.firstDepositAt, facts) },
  activity: { ofDeposits: false, completed: ({ condition, joined }) => (joined.has(condition.activity ?? '') ? 1 : 0) },
  // Its time begins with the birthday.
  birthday: { ofDeposits: false, completed: () => 1 },
  deposits: { ofDeposits: true, completed: ({ sum }) => sum(day => day.deposits) },
  deposited: { ofDeposits: true, completed: ({ sum, whole }) => whole(sum(day => day.deposited)) },
  friends: { ofDeposits: false, completed: ({ friendDeposits, isIn, dayOf }) => friendDeposits.filter(moment => isIn(dayOf(moment))).length },
  bets: { ofDeposits: false, completed: ({ sum }) => sum(day => day.bets) },
  staked: { ofDeposits: false, completed: ({ sum, whole }) => whole(sum(day => day.staked)) },
}

const kindsOf = ({ condition }: Promotion): readonly GoalKind[] => goalKinds.filter(kind => condition[kind] !== undefined)

const expectedOf = (value: Promotion['condition'][GoalKind]): number => (typeof value === 'number' ? value : 1)

/** How far a member has come with each goal of a promotion, within one of its times. */
export const goalsOf = (promotion: Promotion, { first, last }: RewardTime, facts: RewardFacts): RewardGoal[] => {
  const { condition } = promotion
  const isIn = (day: string): boolean => first <= day && day <= last
  const days = facts.days.filter(({ day }) => isIn(day))
  const sum = (count: (day: MemberDay) => number): number => days.reduce((total, day) => total + count(day), 0)
  const timed = { ...facts, condition, isIn, sum }
  return kindsOf(promotion).map(kind => {
    const expected = expectedOf(condition[kind])
    return { kind, expected, completed: Math.max(0, Math.min(RULES[kind].completed(timed), expected)) }
  })
}

/** Whether all goals are reached. What asks for nothing is never reached, so that a fault in content pays nobody. */
export const areReached = (goals: readonly RewardGoal[]): boolean =>
  goals.length > 0 && goals.every(({ completed, expected }) => completed >= expected)

/** Whether it rewards money that is paid in, which some countries forbid. */
export const rewardsDeposits = (promotion: Promotion): boolean => kindsOf(promotion).some(kind => RULES[kind].ofDeposits)
