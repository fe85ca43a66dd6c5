import { useTexts } from '#texts/use-texts.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import styles from './captcha-bar.module.css'

/** Stands in the form until the captcha has been loaded, and is as high, so that nothing moves. */
export const BarPlaceholder = () => {
  const t = useTexts('identity')
  return (
    <div className={styles.bar} aria-busy>
      <span className={styles.mark}>
        <Spinner />
      </span>
      <span className={styles.words}>{t('captcha_loading')}</span>
    </div>
  )
}
