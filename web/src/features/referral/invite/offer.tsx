import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { giftIcon } from '#ui/icons/late-icons.ts'
import styles from './offer.module.css'

/** What each friend brings. */
export const Offer = ({ points }: { readonly points: number }) => {
  const t = useTexts('referral')
  return (
    <p className={styles.offer}>
      <Icon glyph={giftIcon} />
      <span>{t('points_offer', { count: points })}</span>
    </p>
  )
}
