import { useTexts } from '#texts/use-texts.ts'
import { RaiseCard } from './raise-card.tsx'
import type { OwnLimitProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './card-parts.module.css'

/** A limit that holds: how much, what was used of it, when it begins anew, and whether a higher one waits. */
export const LimitFacts = (props: OwnLimitProps) => {
  const t = useTexts('safeplay')
  const { limit: limitText, moment } = useSums(props.safePlay)
  const { kind, most, used, endsAt, raise } = props.limit
  return (
    <>
      <div>
        <p className={styles.title}>
          <bdi>{limitText(kind, most)}</bdi>
        </p>
        <p className={styles.quiet}>{t('used', { amount: limitText(kind, Math.max(0, used)) })}</p>
        <p className={styles.quiet}>{t('renews', { date: moment(endsAt) })}</p>
      </div>
      {raise && <RaiseCard {...props} raise={raise} />}
    </>
  )
}
