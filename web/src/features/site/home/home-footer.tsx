import { useDocuments } from '#blocks/legal/use-documents.ts'
import { useReferralEntry } from '#blocks/referral/use-referral-entry.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { shieldIcon } from '#ui/icons/icons.ts'
import { Link } from '#ui/link.tsx'
import styles from './home-footer.module.css'

/** Notices that the law requires, and those of responsible gaming. */
export const HomeFooter = () => {
  const t = useTexts('shell')
  const { merchantName, minimumAge } = useSettings()
  return (
    <footer className={styles.footer}>
      <div className={styles.notice}>
        <span className={styles.mark}>
          <Icon glyph={shieldIcon} />
        </span>
        <div>
          <h2 className={styles.title}>
            <Link href={paths.playSafely} className={styles.link}>
              {t('play_responsibly')}
            </Link>
          </h2>
          <p>{t('play_responsibly_text')}</p>
        </div>
      </div>
      <div className={styles.notice}>
        <span className={styles.mark}>
          <bdi>{minimumAge}+</bdi>
        </span>
        <div>
          <h2 className={styles.title}>{t('adults_only')}</h2>
          <p>{t('adults_only_text', { age: minimumAge })}</p>
        </div>
      </div>
      <div className={styles.ways}>
        {useOffers()(paths.messages) && (
          <Link href={paths.messages} className={styles.link}>
            {t('messages')}
          </Link>
        )}
        <Link {...useReferralEntry()} className={styles.link}>
          {t('invite_friends')}
        </Link>
        <Link href={paths.support} className={styles.link}>
          {t('services')}
        </Link>
      </div>
      <nav className={styles.documents} aria-label={t('terms')}>
        {useDocuments().map(({ name, href, title }) => (
          <Link key={name} href={href}>
            {title}
          </Link>
        ))}
      </nav>
      <p className={styles.copyright}>{t('copyright', { brand: merchantName })}</p>
    </footer>
  )
}
