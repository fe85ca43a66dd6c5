import { useBalance } from '#blocks/money/use-balance.ts'
import { useCountUp } from '#blocks/rewards/use-count-up.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './rewards.module.css'

/** The member's points, which count up when some are added, and where they can be spent. */
export const PointsHead = () => {
  const t = useTexts('wallet')
  const mall = useTexts('mall')
  const format = useFormat()
  const offers = useOffers()
  const { balance } = useBalance()
  const points = useCountUp(balance?.points)
  return (
    <div className={styles.points}>
      <p>
        <span className={styles.pointsName}>{t('points')}</span>
        <span className={styles.pointsSum}>{points === undefined ? '…' : format.number(points)}</span>
      </p>
      {offers(paths.mall) && (
        <ButtonLink href={paths.mall} look="quiet" small>
          {mall('title')}
        </ButtonLink>
      )}
    </div>
  )
}
