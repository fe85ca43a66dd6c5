import { useTexts } from '#texts/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
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
    [t('position_in'), money(paidIn)],
    [t('position_out'), money(takenOut)],
    [t('position_here'), money(here)],
  ] as const
  const key = more < 0 ? 'position_less' : 'position_more'
  return (
    <Card>
      <div className={styles.parts}>
        <h2 className={styles.title}>{t('position_title')}</h2>
        <Facts facts={facts} />
        <p className={styles.sum}>{more === 0 ? t('position_same') : t(key, { amount: money(Math.abs(more)) })}</p>
      </div>
    </Card>
  )
}
