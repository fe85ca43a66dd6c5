import { useTexts } from '#texts/use-texts.ts'
import { Card } from '#ui/card.tsx'
import type { OwnSafePlay } from './use-safe-play.ts'
import type { useSums } from './use-sums.ts'
import styles from './card-parts.module.css'

interface PositionCardProps {
  readonly position: OwnSafePlay['position']
  readonly sums: ReturnType<typeof useSums>
}

/** The member's net position in plain sums, without colours that judge. */
export const PositionCard = ({ position: { paidIn, takenOut, here }, sums: { money } }: PositionCardProps) => {
  const t = useTexts('safeplay')
  const more = takenOut + here - paidIn
  const facts = [
    [t('position_in'), paidIn],
    [t('position_out'), takenOut],
    [t('position_here'), here],
  ] as const
  const key = more < 0 ? 'position_less' : 'position_more'
  return (
    <Card>
      <div className={styles.parts}>
        <h2 className={styles.title}>{t('position_title')}</h2>
        <dl className={styles.facts}>
          {facts.map(([label, sum]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{money(sum)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.sum}>{more === 0 ? t('position_same') : t(key, { amount: money(Math.abs(more)) })}</p>
      </div>
    </Card>
  )
}
