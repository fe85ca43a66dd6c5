import { useTexts } from '#texts/use-texts.ts'
import { starIcon } from '#ui/icons.ts'
import styles from './rating.module.css'

/** The app's rating, as the bar shows it (spec 2 §2, Sticky download bar). */
const RATING = '5.0'
const STARS = [1, 2, 3, 4, 5]

export const Rating = () => {
  const t = useTexts('install')
  return (
    <span className={styles.rating} role="img" aria-label={t('bar_rating', { rating: RATING })}>
      {STARS.map(star => (
        <svg key={star} className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
          <path d={starIcon.path} />
        </svg>
      ))}
      <bdi>{RATING}</bdi>
    </span>
  )
}
