import { useTexts } from '#texts/use-texts.ts'
import styles from './risk.module.css'

/** How soon somebody should look, of 100. */
export const Weight = ({ value }: { value: number }) => {
  const t = useTexts('risk')
  return (
    <span className={styles.weight}>
      <progress max={100} value={value} aria-label={t('weight')} />
      {value}
    </span>
  )
}
