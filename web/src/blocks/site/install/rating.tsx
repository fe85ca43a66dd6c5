import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import styles from './rating.module.css'

const STARS = [1, 2, 3, 4, 5]

/** The app's rating (spec 2 §2, Sticky download bar), where the merchant sets one. */
export const Rating = () => {
  const t = useTexts('install')
  const { rating: value } = useSettings().download
  if (value === null) return null
  const rating = value.toFixed(1)
  return (
    <span className={styles.rating} role="img" aria-label={t('bar_rating', { rating })}>
      {STARS.map(star => (
        <svg key={star} className={star <= Math.round(value) ? styles.star : styles.empty} viewBox="0 0 24 24" aria-hidden="true">
          <path d={starIcon.path} />
        </svg>
      ))}
      <bdi>{rating}</bdi>
    </span>
  )
}
