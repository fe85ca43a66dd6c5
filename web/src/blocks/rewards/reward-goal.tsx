import { useGoalWords } from '#blocks/ranks/goal-words.ts'
import type { Goal as RankGoal } from '#blocks/ranks/rank-rules.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Progress } from '#ui/states/progress.tsx'
import type { OpenReward } from './use-rewards.ts'
import styles from './reward-card.module.css'

type Goal = OpenReward['goals'][number]

/** Whose words tell how far the member has come: those of ranks, friends’, or none, where the promotion’s terms say it all. */
const WORDS = {
  signedIn: null,
  registered: null,
  firstDeposit: null,
  activity: null,
  birthday: null,
  deposits: 'ranks',
  deposited: 'ranks',
  friends: 'friends',
  bets: 'ranks',
  staked: 'ranks',
} as const satisfies Record<Goal['kind'], 'ranks' | 'friends' | null>

/** Goals that a rank may have too. */
const isOfRanks = (goal: Goal): goal is Goal & { readonly kind: RankGoal['kind'] } => WORDS[goal.kind] === 'ranks'

/** How far the member has come with one goal that is counted; of the others the terms tell. */
export const RewardGoal = ({ goal }: { readonly goal: Goal }) => {
  const t = useTexts('benefits')
  const rewards = useTexts('rewards')
  const format = useFormat()
  const { nameOf, amountOf } = useGoalWords()
  if (WORDS[goal.kind] === null) return null
  const name = isOfRanks(goal) ? nameOf(goal.kind) : rewards('reward_goal_friends')
  const shown = (value: number) => (isOfRanks(goal) ? amountOf(goal.kind, value) : format.number(value))
  const { completed, expected } = goal
  const words = t('condition_progress', { completed: shown(completed), expected: shown(expected) })
  return (
    <div className={styles.goal}>
      <p className={styles.goalWords}>
        <span>{name}</span>
        <span className={styles.amount}>{words}</span>
      </p>
      <Progress value={completed / expected} label={name} text={words} />
    </div>
  )
}
