import { useGoalWords } from '#blocks/ranks/goal-words.ts'
import type { Goal } from '#blocks/ranks/rank-rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon } from '#ui/icons/page-icons.ts'
import { List } from '#ui/list.tsx'
import { Progress } from '#ui/states/progress.tsx'
import styles from './goal-list.module.css'

const GoalRow = ({ goal: { kind, completed, expected } }: { readonly goal: Goal }) => {
  const t = useTexts('benefits')
  const { nameOf, amountOf } = useGoalWords()
  const words = t('condition_progress', { completed: amountOf(kind, completed), expected: amountOf(kind, expected) })
  return (
    <li className={styles.goal}>
      <p className={styles.words}>
        <span className={styles.name}>{nameOf(kind)}</span>
        <span className={styles.amount}>{words}</span>
        {completed >= expected && (
          <span className={styles.met}>
            <Icon glyph={checkIcon} small />
            <Hidden>{t('condition_met')}</Hidden>
          </span>
        )}
      </p>
      <Progress value={Math.min(completed / expected, 1)} label={nameOf(kind)} text={words} />
    </li>
  )
}

/** The conditions of the next rank, and the member's progress in each. */
export const GoalList = ({ level, goals }: { readonly level: string; readonly goals: readonly Goal[] }) => {
  const t = useTexts('benefits')
  return (
    <List heading={t('goals', { level })}>
      {goals.map(goal => (
        <GoalRow key={goal.kind} goal={goal} />
      ))}
    </List>
  )
}
