import { useTexts } from '#texts/use-texts.ts'
import { Progress } from '#ui/states/progress.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { goalRank, vipProgress, type RankAnswer } from './rank-rules.ts'
import styles from './rank-bar.module.css'

/** The progress to the next rank; while it is unknown, a placeholder of the same height. */
export const RankBar = ({ rank }: { readonly rank: RankAnswer | undefined }) => {
  const t = useTexts('benefits')
  if (!rank)
    return (
      <div className={styles.bar}>
        <Skeleton shape="line" />
      </div>
    )
  const next = goalRank(rank)
  const { completedConditions: completed, totalExpectedConditions: total } = rank.currentProgress
  const words = next ? t('goals_reached', { completed, total }) : t('highest_level')
  return (
    <div className={styles.bar}>
      <Progress value={vipProgress(rank)} label={next ? t('progress_label', { level: next.labelName }) : t('your_level')} text={words} />
      <p className={styles.words}>
        {next && <span>{t('next_level', { level: next.labelName })}</span>}
        <span>{words}</span>
      </p>
    </div>
  )
}
